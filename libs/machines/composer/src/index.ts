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
  CheckList,
  KeptPage,
  Merge,
  OpenedPage,
  PageRole,
  PageText,
  PageVersionRow,
  PlannedRow,
  Publication,
  PublishTime,
} from './composer.types.ts';
