export { appMachine, createAppMachine } from './app.machine.ts';
export type { AppContext, AppInput, AppPorts } from './app.types.ts';
