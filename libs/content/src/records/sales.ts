import * as v from 'valibot';
import {
  contentIdSchema,
  countSchema,
  currencySchema,
  moneySchema,
  nameSchema,
  orderSchema,
  pictureSchema,
  unitSchema,
  usageModelSchema,
  momentSchema,
} from '../primitives.ts';

/** A subscription. */
export const serviceSchema = v.strictObject({
  kind: v.literal('service'),
  id: contentIdSchema,
  /** Unique; part of its address. @default the id */
  alias: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  /** Service that it comes with; it stands in no list then. */
  parent: v.optional(contentIdSchema),
  name: nameSchema,
  picture: pictureSchema,
  icon: v.pipe(v.string(), v.minLength(1)),
  short: nameSchema,
  description: nameSchema,
  content_type: v.picklist(['media_item', 'channel', 'karaoke_item', 'mixed']),
  promo_label: v.optional(nameSchema),
  promo_color: v.optional(v.pipe(v.string(), v.regex(/^#[\dA-Fa-f]{6}$/))),
  features: v.optional(v.array(v.strictObject({ is_active: v.boolean(), title: nameSchema })), []),
  removes_ads: v.optional(v.boolean(), false),
  /** Switched on by the operator step by step. */
  is_requested: v.optional(v.boolean(), false),
  /** Who takes the money instead. */
  external_billing: v.optional(nameSchema),
  order: orderSchema,
});

const priceSchema = v.strictObject({
  /** Unique among all prices. A price that changes is a new one, with another id. */
  id: contentIdSchema,
  type: v.picklist(['trial', 'intro', 'discount', 'one_time', 'bonus', 'plain', 'regular']),
  amount: moneySchema,
  original_amount: v.optional(moneySchema),
  currency: currencySchema,
  /** Absent when it is bought for ever. */
  duration: v.optional(countSchema),
  unit: v.optional(unitSchema),
  is_default: v.optional(v.boolean(), false),
  trial_duration: v.optional(countSchema),
  trial_unit: v.optional(unitSchema),
  intro_periods: v.optional(countSchema),
  bonus_program: v.optional(contentIdSchema),
  /** Id of the price of the next periods. */
  renewal: v.optional(contentIdSchema),
});

/** A way to buy an item, with its prices. */
export const offerSchema = v.strictObject({
  kind: v.literal('offer'),
  id: contentIdSchema,
  item_type: v.picklist(['media_item', 'channel', 'karaoke_item', 'service', 'certificate']),
  /** Id of the title, channel, song, service or certificate. */
  item: contentIdSchema,
  usage_model: usageModelSchema,
  name: nameSchema,
  quality: v.optional(v.string()),
  media_item_type: v.optional(v.picklist(['film', 'series', 'season', 'episode'])),
  season_number: v.optional(countSchema),
  episode_number: v.optional(countSchema),
  /** Bought without a further question. */
  is_quick: v.optional(v.boolean(), false),
  prices: v.pipe(v.array(priceSchema), v.minLength(1, 'an offer has a price')),
  order: orderSchema,
});

/** A bonus program. */
export const bonusProgramSchema = v.strictObject({
  kind: v.literal('bonus_program'),
  id: contentIdSchema,
  name: nameSchema,
  picture: pictureSchema,
  description: nameSchema,
  terms: nameSchema,
  login_type: v.picklist(['phone', 'email']),
  is_open: v.optional(v.boolean(), true),
  uses_custom_login: v.optional(v.boolean(), false),
  order: orderSchema,
});

/** A promo code. */
export const promoCodeSchema = v.strictObject({
  kind: v.literal('promo_code'),
  /** The code itself, in capitals. */
  id: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,99}$/)),
  gives: v.picklist(['service', 'media_item', 'points', 'joint_viewing']),
  /** Id of the service, the title or the bonus program. */
  item: contentIdSchema,
  name: nameSchema,
  points: v.optional(countSchema),
  duration: v.optional(countSchema),
  unit: v.optional(unitSchema),
  needs_card: v.optional(v.boolean(), false),
  valid_until: v.optional(momentSchema),
  max_uses: v.optional(countSchema),
});

/** A gift certificate on sale. */
export const certificateSchema = v.strictObject({
  kind: v.literal('certificate'),
  id: contentIdSchema,
  name: nameSchema,
  picture: pictureSchema,
  amount: moneySchema,
  currency: currencySchema,
  order: orderSchema,
});
