export { type PromoAccessEvent, promoAccessEvents } from './promo-access.events.ts';
export { createPromoAccessMachine, promoAccessMachine } from './promo-access.machine.ts';
export { selectIsPromoBusy } from './promo-access.selectors.ts';
export type {
  PromoAccessContext,
  PromoAccessInput,
  PromoAccessOutput,
  PromoAccessPorts,
  PromoRequest,
} from './promo-access.types.ts';
export {
  createPromoWatchMachine,
  type PromoAsk,
  promoWatchEvents,
  type PromoWatchPorts,
} from './promo-watch.machine.ts';
