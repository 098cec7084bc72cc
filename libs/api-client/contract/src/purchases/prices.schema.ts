import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** Units of a length of time that is sold. ENTITY-045. */
export const durationUnits = ['hour', 'day', 'week', 'month', 'year'] as const;

/** Unit of a length of time that is sold. */
export const durationUnitSchema = v.picklist(durationUnits);
/** Unit of a length of time that is sold. */
export type DurationUnit = v.InferOutput<typeof durationUnitSchema>;

/** What a price is: the union of the documents. `regular` is an operator's word for `plain`. PAY-027. */
export const priceTypes = [
  'trial',
  'intro',
  'discount',
  'one_time',
  'bonus',
  'plain',
  'regular',
] as const;

/** Money in minor units of its currency, for example kopecks. */
export const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** ISO 4217 code, for example `RUB`. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * What is taken without another word after what is paid now: the first time and the sum, and how often. Of an
 * introduction it is what follows when all its periods are over.
 */
export const renewalSchema = v.object({
  /** If it were bought now. */
  starts_at: v.pipe(v.string(), v.isoTimestamp()),
  amount: amountSchema,
  currency: currencySchema,
  duration: countSchema,
  duration_unit: durationUnitSchema,
});
/** What is taken without another word after what is paid now. */
export type Renewal = v.InferOutput<typeof renewalSchema>;

/** What a price costs by one payment method. ENTITY-044. */
export const priceSchema = v.object({
  /** Names the price; the same for each payment method that it can be paid by. */
  price_id: idSchema,
  /** `id` of the payment method that this entry is for. */
  payment_method_id: idSchema,
  type: v.picklist(priceTypes),
  /** What is taken now; 0 for a trial. A `bonus` price takes one point for each whole unit. */
  amount: amountSchema,
  /** What it would cost without the discount, the introduction or the trial. */
  original_amount: v.optional(amountSchema),
  currency: currencySchema,
  /** How long a trial lasts. */
  trial: v.optional(v.object({ duration: countSchema, duration_unit: durationUnitSchema })),
  /** For how many periods of which length the introductory price holds. */
  intro: v.optional(
    v.object({ duration: countSchema, periods: countSchema, duration_unit: durationUnitSchema }),
  ),
  /**
   * Present where the next periods are paid without the viewer: by a linked card, by the prepaid account, and by a new
   * card that is kept, as each trial keeps it.
   */
  renewal: v.optional(renewalSchema),
  /** The program whose points pay a `bonus` price, as the account stands with it. PAY-028, PAY-029. */
  bonus_program: v.optional(v.object({ id: idSchema, name: v.string(), status: v.string() })),
});
/** What a price costs by one payment method. */
export type Price = v.InferOutput<typeof priceSchema>;
/** Kind of a price. */
export type PriceType = Price['type'];

/** A length of time that can be bought, with its prices; without a duration it is for ever. ENTITY-043. */
export const periodSchema = v.object({
  duration: v.optional(countSchema),
  duration_unit: v.optional(durationUnitSchema),
  is_default: v.boolean(),
  /** The best one first. */
  prices: v.array(priceSchema),
});
/** A length of time that can be bought. */
export type Period = v.InferOutput<typeof periodSchema>;
