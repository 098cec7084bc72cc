export { type PinSetUpEvent, pinSetUpEvents } from './pin-set-up.events.ts';
export {
  createPinSetUpMachine,
  type PinSetUpInput,
  pinSetUpMachine,
  type PinSetUpOutput,
} from './pin-set-up.machine.ts';
