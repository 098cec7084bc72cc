import * as v from 'valibot';
import { usageModelSchema } from '../actions/actions.schema.ts';
import { mediaItemTypeSchema } from '../media-items/media-item-short.schema.ts';
import { bannerSchema } from '../media-views/banner.schema.ts';
import { idSchema } from '../primitives.ts';
import { localisedSchema } from './localised.schema.ts';

const yearSchema = v.pipe(v.number(), v.integer());

/** How many at most. */
const limitSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What titles a rule takes from the catalogue, whenever the block is read. */
export const titleRuleSchema = v.object({
  /** @default films and series */
  types: v.optional(v.array(mediaItemTypeSchema)),
  /** Any of these genres, countries. */
  genres: v.optional(v.array(idSchema)),
  countries: v.optional(v.array(idSchema)),
  /** From and up to these years, both included. */
  from_year: v.optional(yearSchema),
  to_year: v.optional(yearSchema),
  /** Years of the highest age limit. */
  max_age: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** 0 to 10. */
  min_rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10))),
  usage_models: v.optional(v.array(usageModelSchema)),
  is_new: v.optional(v.boolean()),
  is_coming_soon: v.optional(v.boolean()),
  category: v.optional(v.string()),
  /** @default 'popular' */
  sort: v.optional(v.picklist(['popular', 'new', 'rating', 'name'])),
  /** How many at most. @default 20 */
  limit: v.optional(limitSchema),
});
/** What titles a rule takes from the catalogue, whenever the block is read. */
export type TitleRule = v.InferOutput<typeof titleRuleSchema>;

/** Kinds of things that a list of a block may name. */
export const listedTypes = [
  'media_item',
  'channel',
  'karaoke_item',
  'service',
  'collection',
] as const;
/** A kind of things that a list of a block may name. */
export type ListedType = (typeof listedTypes)[number];

/** Where the items of a block come from. */
export const blockSourceSchema = v.variant('kind', [
  /** Nowhere: the block says everything itself. */
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('list'), type: v.picklist(listedTypes), ids: v.array(idSchema) }),
  v.object({ kind: v.literal('rule'), rule: titleRuleSchema }),
  /** What the profile goes on with. */
  v.object({ kind: v.literal('continue_watching') }),
  /** What the profile has put aside. */
  v.object({ kind: v.literal('favourites') }),
  /** Picked for the profile. */
  v.object({ kind: v.literal('recommendations') }),
  /** Like the title that the page is about; the title itself stands first in a promo. */
  v.object({ kind: v.literal('similar') }),
  /** Channels with what is on air; a genre narrows them. */
  v.object({
    kind: v.literal('channels'),
    genre: v.optional(idSchema),
    limit: v.optional(limitSchema),
  }),
  /** What is on air now, as programmes. */
  v.object({ kind: v.literal('on_air'), limit: v.optional(limitSchema) }),
  v.object({ kind: v.literal('services'), limit: v.optional(limitSchema) }),
  v.object({ kind: v.literal('collections'), limit: v.optional(limitSchema) }),
  v.object({
    kind: v.literal('karaoke'),
    genre: v.optional(idSchema),
    limit: v.optional(limitSchema),
  }),
  v.object({ kind: v.literal('banners'), banners: v.array(localisedSchema(bannerSchema)) }),
]);
/** Where the items of a block come from. */
export type BlockSource = v.InferOutput<typeof blockSourceSchema>;
