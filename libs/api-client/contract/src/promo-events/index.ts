export { getPromoEventOperation, listPromoEventsOperation } from './promo-events.operations.ts';
export {
  type PromoEvent,
  promoEventParamsSchema,
  promoEventSchema,
  type PromoEventShort,
  promoEventShortSchema,
  type PromoEventsPage,
  promoEventsPageSchema,
  promoEventsQuerySchema,
} from './promo-events.schema.ts';
