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

/** Everything an item can be got by; empty when it is free, or not for sale to this account. */
export const purchaseVariantsSchema = v.object({ items: v.array(purchaseOptionSchema) });
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
