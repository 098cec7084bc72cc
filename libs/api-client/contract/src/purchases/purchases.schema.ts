import * as v from 'valibot';
import { notificationSchema } from '../notifications/notifications.schema.ts';
import { idSchema } from '../primitives.ts';
import { pinSchema } from '../secrets.ts';
import { amountSchema, currencySchema } from './prices.schema.ts';

/** Header that names one intention to buy. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A name that the client invents for one purchase and keeps over repetitions, for example a UUID. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));

/** Headers of the call that buys. */
export const buyHeadersSchema = v.object({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema });

/** Input of the call that buys: ids only, the service knows what they cost. PAY-021. */
export const buyContentSchema = v.object({
  seq_id: idSchema,
  price_id: idSchema,
  payment_method_id: idSchema,
  /** The linked card that is charged; must be the one of the payment method. */
  bank_card_id: v.optional(idSchema),
  /** Keeps the card that will be typed for later purchases. */
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

const orderEntries = {
  ticket_id: idSchema,
  order_id: idSchema,
  status: v.picklist(orderStatuses),
  pay_amount: amountSchema,
  currency: currencySchema,
  /** Goes to the payment provider with the card; present while the order waits for one. */
  req_id: v.optional(idSchema),
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
  /** Why it failed: one of `errorCodes`. */
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
