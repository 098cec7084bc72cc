export { promoEventQuery, promoEventsQuery } from './promo-events.queries.ts';
export { getPromoEvent, listPromoEvents } from './promo-events.resource.ts';
