export { type ViewingLimitEvent, viewingLimitEvents } from './viewing-limit.events.ts';
export { createViewingLimitMachine, viewingLimitMachine } from './viewing-limit.machine.ts';
export { selectViewingAllowance, type ViewingAllowance } from './viewing-limit.selectors.ts';
export type {
  LimitNotice,
  ViewingLimitContext,
  ViewingLimitInput,
  ViewingLimitPorts,
  ViewingLimits,
  WallClock,
  WatchedTime,
} from './viewing-limit.types.ts';
