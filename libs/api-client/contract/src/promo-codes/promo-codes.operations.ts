import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import { promoCodeSchema } from './promo-codes.schema.ts';

/**
 * Activates a promo code or joins a joint viewing. Five failed codes in 24 hours are the limit; a code
 * that only waits for a linked card, `cardBindingRequired`, is none of them. PROMO-010, PROMO-016.
 */
export const sendPromoCodeOperation = defineOperation({
  operationId: 'sendPromoCode',
  method: 'post',
  path: '/promo-codes',
  tag: 'promo-codes',
  summary: 'Activate a promo code',
  access: 'account',
  body: promoCodeSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: [
    'cardBindingRequired',
    'voucherUnknown',
    'voucherExpired',
    'voucherUsed',
    'tooManyVouchers',
  ],
});

/** The calls of this resource by operation id. */
export const promoCodesOperations = { sendPromoCode: sendPromoCodeOperation } as const;
