import type { OperationExamples } from '../operation-examples.ts';
import { promoEventFixture, promoEventShortFixture } from './promo-events.fixtures.ts';
import type { promoEventsOperations } from './promo-events.operations.ts';

/** A successful call of each. */
export const promoEventsExamples: OperationExamples<typeof promoEventsOperations> = {
  listPromoEvents: { query: { limit: '10' }, answer: { items: [promoEventShortFixture] } },
  getPromoEvent: { params: { id_or_slug: 'nedelya-nemogo-kino' }, answer: promoEventFixture },
};
