export { type PinEvent, pinEvents } from './pin.events.ts';
export { createPinMachine, pinMachine } from './pin.machine.ts';
export { type PinViewState, selectPinConfirmation, selectPinView } from './pin.selectors.ts';
export { DEFAULT_PIN, PIN_LENGTH } from './pin.setup.ts';
export type { PinContext, PinInput, PinOutput, PinPorts, PinPurpose } from './pin.types.ts';
