export { type PromoCodeEvent, promoCodeEvents } from './promo-code.events.ts';
export { createPromoCodeMachine, promoCodeMachine } from './promo-code.machine.ts';
export { type PromoCodeViewState, selectPromoCodeView } from './promo-code.selectors.ts';
export {
  DAILY_TRIES,
  type PromoAnswer,
  type PromoCodeContext,
  type PromoCodePorts,
  type PromoStanding,
} from './promo-code.types.ts';
