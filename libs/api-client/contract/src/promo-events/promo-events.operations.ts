import { defineOperation } from '../define-operation.ts';
import {
  promoEventParamsSchema,
  promoEventSchema,
  promoEventsPageSchema,
  promoEventsQuerySchema,
} from './promo-events.schema.ts';

/** The promo events, those that run first. */
export const listPromoEventsOperation = defineOperation({
  operationId: 'listPromoEvents',
  method: 'get',
  path: '/promo-events',
  tag: 'promo-events',
  summary: 'The promo events',
  access: 'anyone',
  query: promoEventsQuerySchema,
  answer: promoEventsPageSchema,
  status: 200,
  errors: [],
});

/** A promo event by id or slug. */
export const getPromoEventOperation = defineOperation({
  operationId: 'getPromoEvent',
  method: 'get',
  path: '/promo-events/{id_or_slug}',
  tag: 'promo-events',
  summary: 'A promo event',
  access: 'anyone',
  params: promoEventParamsSchema,
  answer: promoEventSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const promoEventsOperations = {
  listPromoEvents: listPromoEventsOperation,
  getPromoEvent: getPromoEventOperation,
} as const;
