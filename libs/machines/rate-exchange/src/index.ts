export { type RateExchangeEvent, rateExchangeEvents } from './rate-exchange.events.ts';
export { createRateExchangeMachine, rateExchangeMachine } from './rate-exchange.machine.ts';
export { type RateExchangeViewState, selectRateExchangeView } from './rate-exchange.selectors.ts';
export type {
  OfferedItem,
  RateExchangeContext,
  RateExchangeInput,
  RateExchangeOutput,
  RateExchangePorts,
} from './rate-exchange.types.ts';
