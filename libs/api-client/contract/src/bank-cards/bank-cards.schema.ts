import * as v from 'valibot';
import { idSchema } from '../primitives.ts';
import { amountSchema, currencySchema } from '../purchases/prices.schema.ts';
import { returnPathSchema } from '../purchases/purchases.schema.ts';

/** Until when a card is valid: to the end of this month. */
export const cardExpirySchema = v.object({
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** Four digits. */
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
});

/** A subscription whose next period a card pays for; without the card it is not renewed. */
export const cardRenewalSchema = v.object({
  service_id: idSchema,
  name: v.string(),
  /** Until when it is paid; absent where it has no end. */
  paid_until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** What is taken from the card then. */
  next_payment: v.optional(v.object({ amount: amountSchema, currency: currencySchema })),
  /** Nothing was taken yet: the first payment follows a trial. */
  is_trial: v.boolean(),
});
/** A subscription whose next period a card pays for. */
export type CardRenewal = v.InferOutput<typeof cardRenewalSchema>;

/** A linked bank card: never more than the end of its number, its expiry and what it pays for. */
export const bankCardSchema = v.object({
  id: idSchema,
  /** The last four digits. */
  last_digits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** As in the list of brands, for example `mir` or `visa`; newer ones may come. BANKCARD-025. */
  brand: v.string(),
  /** Absent of cards that were linked before it was kept. */
  expiry: v.optional(cardExpirySchema),
  /** What ends with the card, the first to end first. */
  renewals: v.array(cardRenewalSchema),
});
/** A linked bank card. */
export type BankCard = v.InferOutput<typeof bankCardSchema>;

/** The linked cards, the latest first. */
export const bankCardsSchema = v.object({ items: v.array(bankCardSchema) });
/** The linked cards. */
export type BankCards = v.InferOutput<typeof bankCardsSchema>;

/** Input of the call that begins to link a card. */
export const addBankCardSchema = v.object({
  /** Where the page of a bank leads back to. @default `/` */
  return_path: v.optional(returnPathSchema),
});
/** Input of the call that begins to link a card. */
export type AddBankCard = v.InferOutput<typeof addBankCardSchema>;

/** What the card form needs to link a card; the ticket is confirmed afterwards. ENTITY-050. */
export const cardBindingSchema = v.object({
  order_id: idSchema,
  /** Held to check the card, and given back at once. */
  pay_amount: amountSchema,
  currency: currencySchema,
  req_id: idSchema,
  ticket_id: idSchema,
  /** When the order is closed unless a card came. */
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});
/** What the card form needs to link a card. */
export type CardBinding = v.InferOutput<typeof cardBindingSchema>;

/** Input of the call that has another card pay for a subscription. */
export const renewByBankCardSchema = v.object({ service_id: idSchema });
/** Input of the call that has another card pay for a subscription. */
export type RenewByBankCard = v.InferOutput<typeof renewByBankCardSchema>;

/** Path parameters of the calls about one card. */
export const bankCardParamsSchema = v.object({ id: idSchema });
