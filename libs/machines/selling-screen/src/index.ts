export { sellingOption } from './selling-option.ts';
export { type SellingScreenEvent, sellingScreenEvents } from './selling-screen.events.ts';
export { createSellingScreenMachine, sellingScreenMachine } from './selling-screen.machine.ts';
export {
  type SellingScreenViewState,
  selectSellingScreenView,
} from './selling-screen.selectors.ts';
export type {
  Selling,
  SellingChoice,
  SellingOption,
  SellingPrice,
  SellingScreenContext,
  SellingScreenInput,
  SellingScreenOutput,
  SellingScreenPorts,
} from './selling-screen.types.ts';
