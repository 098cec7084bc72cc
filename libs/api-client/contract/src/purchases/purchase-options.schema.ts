import * as v from 'valibot';
import { usageModelSchema } from '../actions/actions.schema.ts';
import { idSchema } from '../primitives.ts';
import { periodSchema } from './prices.schema.ts';

const orderNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One way to get an item: a subscription that holds it, to own it, or to rent it. ENTITY-040, ENTITY-041. */
export const purchaseOptionSchema = v.object({
  /** Names the option when it is bought; opaque. */
  seq_id: idSchema,
  usage_model: usageModelSchema,
  periods: v.array(periodSchema),
  /** The subscription, of an option that is one. */
  service: v.optional(v.object({ id: idSchema, name: v.string(), content_type: v.string() })),
  /** What is bought, of an option that is no subscription. */
  content: v.optional(
    v.object({
      name: v.string(),
      /** As shown, for example `HD` or `4K`. */
      quality: v.optional(v.string()),
      media_item_type: v.optional(v.string()),
      season_number: v.optional(orderNumberSchema),
      episode_number: v.optional(orderNumberSchema),
    }),
  ),
  /** What the option has and has not, for comparing options. */
  features: v.array(v.object({ is_active: v.boolean(), title: v.string() })),
  /** Bought in one step: no confirmation is asked for. */
  is_quick_purchase: v.boolean(),
});
/** One way to get an item. */
export type PurchaseOption = v.InferOutput<typeof purchaseOptionSchema>;

/** What a buyer may have to agree to before paying: the terms, or that the supply begins before the withdrawal ends. */
export const consentNames = ['terms', 'early_supply'] as const;
/** What a buyer may have to agree to before paying. */
export type ConsentName = (typeof consentNames)[number];

/** What the law of the buyer's country asks of a sale. */
export const sellingRulesSchema = v.object({
  /** Code of the country, as in the list of countries. */
  country: v.string(),
  /** How long the buyer may withdraw without a reason; 0 where the law knows no such right. */
  withdrawal_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether a button of the site must take the withdrawal. */
  has_withdrawal_function: v.boolean(),
  /** Wording of the button that orders: any, or one that says that the order obliges to pay. */
  order_button: v.picklist(['plain', 'obliges_to_pay']),
  /** What the buyer must agree to; the purchase names each. */
  consents: v.array(v.picklist(consentNames)),
});
/** What the law of the buyer's country asks of a sale. */
export type SellingRules = v.InferOutput<typeof sellingRulesSchema>;

/** Everything an item can be got by; empty when it is free, or not for sale to this account. */
export const purchaseVariantsSchema = v.object({
  items: v.array(purchaseOptionSchema),
  /** Absent where the page of an item carries the options. */
  rules: v.optional(sellingRulesSchema),
});
/** Everything an item can be got by. */
export type PurchaseVariants = v.InferOutput<typeof purchaseVariantsSchema>;

/** What can be bought; a season and an episode are media items. */
export const purchaseItemTypes = [
  'media_item',
  'channel',
  'karaoke_item',
  'service',
  'certificate',
] as const;

/** Which item's purchase variants are asked for. */
export const purchaseVariantsParamsSchema = v.object({
  item_type: v.picklist(purchaseItemTypes),
  item_id: idSchema,
});
/** Kind of something that can be bought. */
export type PurchaseItemType = v.InferOutput<typeof purchaseVariantsParamsSchema>['item_type'];
