import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import type { promoCodesOperations } from './promo-codes.operations.ts';

/** A successful call. */
export const promoCodesExamples: OperationExamples<typeof promoCodesOperations> = {
  sendPromoCode: { body: { code: 'KINO2026' }, answer: { notification: notificationFixture } },
};
