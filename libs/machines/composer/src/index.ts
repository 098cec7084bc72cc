export { type ComposerEvent, composerEvents } from './composer.events.ts';
export { composerMachine, createComposerMachine } from './composer.machine.ts';
export {
  type ComposerDialog,
  type ComposerViewState,
  type SaveStatus,
  selectComposer,
} from './composer.selectors.ts';
export type {
  ComposerContext,
  ComposerInput,
  ComposerOutput,
  ComposerPorts,
  KeptPage,
  Merge,
  OpenedPage,
  PageRole,
  PageText,
  PageVersionRow,
  Publication,
  PublishTime,
} from './composer.types.ts';
