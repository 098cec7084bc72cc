export { type CodeEvent, codeEvents } from './code.events.ts';
export { codeMachine } from './code.machine.ts';
export { type DevicesEvent, devicesEvents } from './devices.events.ts';
export { devicesMachine } from './devices.machine.ts';
export { type NewPasswordEvent, newPasswordEvents } from './new-password.events.ts';
export { newPasswordMachine } from './new-password.machine.ts';
