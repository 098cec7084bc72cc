export { pageNews, sessionDataSchema, type SessionEvent, sessionEvents } from './session.events.ts';
export { createSessionMachine, sessionMachine } from './session.machine.ts';
export { isCookieBrief } from './session.reloads.ts';
export {
  selectIsBusy,
  selectIsRecovering,
  selectSessionView,
  type SessionViewState,
} from './session.selectors.ts';
export type {
  BusyReason,
  ReloadCause,
  ReloadMark,
  ReloadMarks,
  ReloadMemory,
  SessionContext,
  SessionData,
  SessionEmitted,
  SessionInput,
  SessionPorts,
} from './session.types.ts';
