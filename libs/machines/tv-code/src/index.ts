export { type TvCodeEvent, tvCodeEvents } from './tv-code.events.ts';
export { createTvCodeMachine, tvCodeMachine } from './tv-code.machine.ts';
export { selectTvCodeView, type TvCodeViewState } from './tv-code.selectors.ts';
export type { TvCodeContext, TvCodePorts, TvCodeResult } from './tv-code.types.ts';
