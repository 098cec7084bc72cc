export { type CardBindingEvent, cardBindingEvents } from './card-binding.events.ts';
export { cardBindingMachine, createCardBindingMachine } from './card-binding.machine.ts';
export {
  type CardBindingStep,
  type CardBindingViewState,
  selectCardBindingView,
} from './card-binding.selectors.ts';
export type {
  BindingOrder,
  BindingRecord,
  CardBindingContext,
  CardBindingInput,
  CardBindingOutput,
  CardBindingPorts,
} from './card-binding.types.ts';
