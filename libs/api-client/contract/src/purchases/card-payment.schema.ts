import * as v from 'valibot';
import { idSchema } from '../primitives.ts';
import { challengeSchema } from './challenge.schema.ts';

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

/** What the provider says of a card. BANKCARD-037, BANKCARD-038. */
export const reqStatuses = {
  /** The service has the result: the ticket is to be confirmed. */
  accepted: 0,
  /** Another card may follow for the same order. */
  refused: 1,
  notUnderstood: 2,
  /** Nothing can be paid for the order any more. */
  closed: 3,
  /** The bank checks the card holder first: `challenge` says where. */
  challenge: 4,
  /** The bank has not answered yet: the ticket will say how it ended. No other card until then. */
  unknown: 5,
} as const;

/** The provider's answer; newer numbers may come. BANKCARD-037, BANKCARD-038. */
export const cardPaymentAnswerSchema = v.object({
  /** One of `reqStatuses`. */
  reqStatus: v.pipe(v.number(), v.integer()),
  /** With 4. */
  challenge: v.optional(challengeSchema),
});
/** The provider's answer. */
export type CardPaymentAnswer = v.InferOutput<typeof cardPaymentAnswerSchema>;
