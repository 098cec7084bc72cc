import * as v from 'valibot';
import { notificationSchema } from '../notifications/notifications.schema.ts';
import { idSchema } from '../primitives.ts';
import { pinSchema } from '../secrets.ts';
import { challengeSchema } from './challenge.schema.ts';
import { amountSchema, currencySchema } from './prices.schema.ts';
import { consentNames } from './purchase-options.schema.ts';

/** Header that names one intention to buy. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A name that the client invents for one purchase and keeps over repetitions, for example a UUID. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));

/** Headers of the call that buys. */
export const buyHeadersSchema = v.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema });

/** Path of the site, with its query, to which pages outside it lead back. */
export const returnPathSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^\/(?:[^/\s\\#][^\s\\#]*)?$/),
);

/** What the viewer saw that it costs. Nothing is bought for another sum. */
export const expectedPriceSchema = v.object({
  amount: amountSchema,
  currency: currencySchema,
  /** `renewal.amount` of the price, where it has one. */
  renewal_amount: v.optional(amountSchema),
});
/** What the viewer saw that it costs. */
export type ExpectedPrice = v.InferOutput<typeof expectedPriceSchema>;

/** Input of the call that buys: ids, and what the viewer saw; the service knows what they cost. PAY-021. */
export const buyContentSchema = v.object({
  seq_id: idSchema,
  price_id: idSchema,
  payment_method_id: idSchema,
  /** Another price is refused with `priceChanged`. */
  expected: expectedPriceSchema,
  /** What the buyer has agreed to: all that `rules.consents` of the purchase variants names. */
  consents: v.optional(v.pipe(v.array(v.picklist(consentNames)), v.maxLength(consentNames.length))),
  /** Where the pages of a bank or a wallet lead back to. @default `/` */
  return_path: v.optional(returnPathSchema),
  /** The linked card that is charged; must be the one of the payment method. */
  bank_card_id: v.optional(idSchema),
  /** Keeps the card that will be typed for later purchases; needs the rights and the proof of linking one. */
  is_should_link_card: v.optional(v.boolean()),
  /** The viewer has confirmed the amount; needed wherever nothing more is typed to pay. */
  is_confirmed: v.optional(v.boolean()),
  /** Needed by a profile that may not buy without the PIN. */
  pin_code: v.optional(pinSchema),
  /** The page was opened with `session_id` in its address. */
  is_session_purchase: v.optional(v.boolean()),
});
/** Input of the call that buys. */
export type BuyContent = v.InferOutput<typeof buyContentSchema>;

/**
 * How far an order has come: it waits for the card, is paid, gives what was bought; or it failed, or the
 * money went back. PAY-023.
 */
export const orderStatuses = [
  'created',
  'wait_payment',
  'paid',
  'fulfilled',
  'failed',
  'refunded',
] as const;

/**
 * What an open order waits for: `none`, that something pays; `refused`, another card; `challenge`, the bank's check
 * of the card holder; `unknown`, that it becomes known whether the money was taken: until then nothing else may pay.
 */
export const paymentStates = ['none', 'refused', 'challenge', 'unknown'] as const;
/** What an open order waits for. */
export type PaymentState = (typeof paymentStates)[number];

/** A page of a bank or a wallet that takes the money of one order; the ticket and a push event say the result. */
export const externalPaymentSchema = v.object({
  /** Absolute address, to be opened or shown as a QR code. */
  url: v.string(),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});
/** A page of a bank or a wallet that takes the money of one order. */
export type ExternalPayment = v.InferOutput<typeof externalPaymentSchema>;

const orderEntries = {
  ticket_id: idSchema,
  order_id: idSchema,
  status: v.picklist(orderStatuses),
  pay_amount: amountSchema,
  currency: currencySchema,
  /** Goes to the payment provider with the card; present while the order waits for one. */
  req_id: v.optional(idSchema),
  /** Of an order that is `wait_payment`. */
  payment_state: v.optional(v.picklist(paymentStates)),
  /** With the payment state `challenge`. */
  challenge: v.optional(challengeSchema),
  /** Of an open order by `external_url`. */
  external_payment: v.optional(externalPaymentSchema),
  /** When an open order is closed unless it is paid; a challenge that has begun may still be passed. */
  expires_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
};

/** Answer of the call that buys. ENTITY-049. */
export const purchaseSchema = v.object({
  ...orderEntries,
  notification: v.optional(notificationSchema),
});
/** Answer of the call that buys. */
export type Purchase = v.InferOutput<typeof purchaseSchema>;

/** How an order stands; what a client finds again after it was interrupted. */
export const ticketSchema = v.object({
  ...orderEntries,
  /** What was bought, in the language of the answer. */
  name: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Why it failed, or with the payment state `refused`, why the last card did: one of `errorCodes`. */
  error_code: v.optional(v.pipe(v.number(), v.integer())),
  /** The sentence for it. */
  description: v.optional(v.string()),
});
/** How an order stands. */
export type Ticket = v.InferOutput<typeof ticketSchema>;
/** How far an order has come. */
export type OrderStatus = Ticket['status'];

/** Path parameters of the calls about one ticket. */
export const ticketParamsSchema = v.object({ ticket_id: idSchema });

/** Input of the call that confirms a ticket. PAY-024. */
export const ticketConfirmationSchema = v.object({
  is_session_purchase: v.optional(v.boolean()),
});

/** Which purchase is looked for. */
export const purchaseKeyParamsSchema = v.object({ idempotency_key: idempotencyKeySchema });
