import * as v from 'valibot';
import { usageModelSchema } from '../actions/actions.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { paymentMethodNameSchema } from './payment-methods.schema.ts';
import { amountSchema, currencySchema } from './prices.schema.ts';
import { purchaseItemTypes } from './purchase-options.schema.ts';
import { orderStatuses } from './purchases.schema.ts';

/** The receipt of a payment, as the law wants it. */
export const receiptSchema = v.object({
  number: idSchema,
  issued_at: v.pipe(v.string(), v.isoTimestamp()),
  seller: v.object({
    name: v.string(),
    /** Number of the tax payer. */
    tax_id: v.string(),
    /** Postal address. */
    address: v.string(),
  }),
  /** The tax that the amount holds. */
  tax: v.object({ percent: v.pipe(v.number(), v.minValue(0)), amount: amountSchema }),
  /** Absolute address of the receipt as a page. */
  url: v.string(),
});
/** The receipt of a payment. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** One entry of the payments history. */
export const paymentSchema = v.object({
  order_id: idSchema,
  ticket_id: idSchema,
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  status: v.picklist(orderStatuses),
  /** What was bought. */
  name: v.string(),
  item: v.object({ type: v.picklist(purchaseItemTypes), id: idSchema }),
  usage_model: v.optional(usageModelSchema),
  amount: amountSchema,
  currency: currencySchema,
  payment_method: v.object({ name: paymentMethodNameSchema, description: v.string() }),
  /** The service paid for the next period by itself. */
  is_renewal: v.boolean(),
  /** Of what was paid with money; absent for trials and points. */
  receipt: v.optional(receiptSchema),
});
/** One entry of the payments history. */
export type Payment = v.InferOutput<typeof paymentSchema>;

/** Query of the payments history. */
export const paymentsQuerySchema = v.object(pageQueryEntries);

/** A page of the payments history, the latest first. */
export const paymentsPageSchema = v.object({ items: v.array(paymentSchema), ...pageEntries });
/** A page of the payments history. */
export type PaymentsPage = v.InferOutput<typeof paymentsPageSchema>;

/** The prepaid account. */
export const paymentAccountSchema = v.object({
  balance: amountSchema,
  currency: currencySchema,
  /** A closed one pays nothing: buying with it is refused with 1000049. PAY-018. */
  is_active: v.boolean(),
  /** Page outside the site where it is topped up; absent where there is none. */
  refill_url: v.optional(v.string()),
});
/** The prepaid account. */
export type PaymentAccount = v.InferOutput<typeof paymentAccountSchema>;
