import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

const SECRET = { secret: true } as const;

/**
 * What the card form posts to a method's `payment_url`. It goes from the page to the payment provider,
 * never to the service. BANKCARD-036, BANKCARD-042.
 */
export const cardPaymentSchema = v.object({
  /** As the service answered it. */
  order_id: idSchema,
  /** As the service answered it: signed, so that the amount cannot be changed on the way. */
  req_id: v.pipe(idSchema, v.maxLength(1000)),
  /** Digits only. */
  card_number: v.pipe(v.string(), v.regex(/^\d{12,19}$/), v.metadata(SECRET)),
  cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/), v.metadata(SECRET)),
  /** `MMYY`. */
  expiry: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\d{2}$/), v.metadata(SECRET)),
  /** When the form was sent. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the account, where it has one. */
  phone: v.optional(v.pipe(v.string(), v.maxLength(20))),
});
/** What the card form posts to the payment provider. */
export type CardPayment = v.InferOutput<typeof cardPaymentSchema>;

/** The provider's answer: 0 is a success. BANKCARD-037, BANKCARD-038. */
export const cardPaymentAnswerSchema = v.object({ reqStatus: v.pipe(v.number(), v.integer()) });
/** The provider's answer. */
export type CardPaymentAnswer = v.InferOutput<typeof cardPaymentAnswerSchema>;
