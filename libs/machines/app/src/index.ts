export { type AppEvent, appEvents } from './app.events.ts';
export { appMachine, createAppMachine } from './app.machine.ts';
export { type AppViewState, selectAppView } from './app.selectors.ts';
export type {
  AppChild,
  AppChildId,
  AppChildren,
  AppContext,
  AppInput,
  AppPorts,
  AppUser,
  StartReason,
} from './app.types.ts';
