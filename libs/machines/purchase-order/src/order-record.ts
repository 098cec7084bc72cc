import {
  amountSchema,
  sellingRulesSchema,
  currencySchema,
  idSchema,
  paymentMethodNames,
} from '@foyer/contract';
import * as v from 'valibot';
import type { OrderRequest, OrderTerms, PurchaseOrderContext } from './purchase-order.types.ts';

const requestSchema = v.object({
  optionId: idSchema,
  priceId: idSchema,
  paymentMethodId: idSchema,
  method: v.picklist(paymentMethodNames),
  bankCardId: v.optional(idSchema),
  paymentUrl: v.optional(v.string()),
  isCardKept: v.optional(v.boolean()),
  isConfirmed: v.optional(v.boolean()),
  isSessionPurchase: v.optional(v.boolean()),
  consents: v.optional(sellingRulesSchema.entries.consents),
  returnPath: v.optional(v.string()),
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const recordSchema = v.object({
  key: idSchema,
  request: requestSchema,
  terms: v.object({
    amount: amountSchema,
    currency: currencySchema,
    renewalAmount: v.optional(amountSchema),
  }),
  ticketId: v.optional(idSchema),
  openBuys: countSchema,
  isCardSent: v.boolean(),
  lostCards: countSchema,
});

/** What finds an order again after a reload. It holds nothing of a card, and no PIN. */
export type OrderRecord = v.InferOutput<typeof recordSchema>;

/** A record from a storage; nothing where the storage holds anything else. */
export function readOrderRecord(stored: unknown): OrderRecord | undefined {
  const read = v.safeParse(recordSchema, stored);
  return read.success ? read.output : undefined;
}

/** What of a flow is kept. */
export const recordOf = (context: PurchaseOrderContext): OrderRecord => ({
  key: context.key,
  request: context.request,
  terms: context.terms,
  ...(context.ticketId !== undefined && { ticketId: context.ticketId }),
  openBuys: context.openBuys,
  isCardSent: context.isCardSent,
  lostCards: context.lostCards,
});

const fieldsOf = (request: OrderRequest, terms: OrderTerms): string =>
  JSON.stringify(
    Object.entries({ ...request, ...terms })
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether a record is of this purchase: a key may be sent with one request only. */
export const isRecordOf = (
  record: OrderRecord,
  request: OrderRequest,
  terms: OrderTerms,
): boolean => fieldsOf(record.request, record.terms) === fieldsOf(request, terms);
