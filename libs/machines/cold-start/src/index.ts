export { type ColdStartEvent, coldStartEvents } from './cold-start.events.ts';
export { coldStartMachine, createColdStartMachine } from './cold-start.machine.ts';
export {
  type ColdStartStep,
  type ColdStartViewState,
  selectColdStartView,
} from './cold-start.selectors.ts';
export {
  type ColdStartContext,
  type ColdStartInput,
  type ColdStartOutput,
  type ColdStartPorts,
  REST_DAYS,
} from './cold-start.types.ts';
export { type KeptColdStart, keptColdStartSchema } from './kept-cold-start.ts';
