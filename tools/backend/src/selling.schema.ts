import { receiptSchema, sellingRulesSchema } from '@foyer/contract';
import * as v from 'valibot';

/** Who sells, as receipts say it, and the tax that prices hold. */
const sellerSchema = v.strictObject({
  ...receiptSchema.entries.seller.entries,
  /** Percent on top of the price without it. */
  tax_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
/** Who sells, as receipts say it. */
export type Seller = v.InferOutput<typeof sellerSchema>;

const rulesSchema = v.strictObject(v.omit(sellingRulesSchema, ['country']).entries);
/** What the law of a country asks of a sale. */
export type CountryRules = v.InferOutput<typeof rulesSchema>;

/** How a label sells. */
const labelSchema = v.strictObject({
  /** Without one there are no receipts. */
  seller: v.optional(sellerSchema),
  /** By code of the country; `default` for all others. */
  countries: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^(?:default|[A-Z]{2})$/)), rulesSchema),
    v.check((countries) => 'default' in countries, 'has no "default"'),
  ),
});
/** How a label sells. */
export type LabelSelling = v.InferOutput<typeof labelSchema>;

/** How labels sell, by their id; `default` for all others. */
export const sellingFileSchema = v.pipe(
  v.record(v.string(), labelSchema),
  v.check((labels) => 'default' in labels, 'has no "default"'),
);
