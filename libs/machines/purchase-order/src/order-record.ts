import {
  amountSchema,
  sellingRulesSchema,
  currencySchema,
  idSchema,
  paymentMethodNames,
} from '@foyer/contract';
import * as v from 'valibot';

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
