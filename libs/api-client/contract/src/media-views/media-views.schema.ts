import * as v from 'valibot';
import { mediaItemShortSchema } from '../media-items/media-item-short.schema.ts';
import { idSchema, screenTargetSchema, secondsSchema } from '../primitives.ts';

/** A film in a block, with how far this profile has watched it. */
export const mediaBlockItemSchema = v.object({
  type: v.literal('media_item'),
  media_item: mediaItemShortSchema,
  media_position: v.optional(v.object({ timepoint: secondsSchema, is_viewed: v.boolean() })),
});
/** A film in a block, with how far this profile has watched it. */
export type MediaBlockItem = v.InferOutput<typeof mediaBlockItemSchema>;

/** One block of a page. Spec 2 §3. */
export const mediaBlockSchema = v.object({
  id: idSchema,
  type: v.picklist(['promo', 'content', 'carousel', 'top10']),
  name: v.string(),
  sub_name: v.optional(v.string()),
  /** Where the block's title leads. */
  target: v.optional(screenTargetSchema),
  items: v.array(mediaBlockItemSchema),
});
/** One block of a page. */
export type MediaBlock = v.InferOutput<typeof mediaBlockSchema>;

/** A page composed of blocks. */
export const mediaViewSchema = v.object({
  alias: idSchema,
  name: v.string(),
  media_blocks: v.array(mediaBlockSchema),
});
/** A page composed of blocks. */
export type MediaView = v.InferOutput<typeof mediaViewSchema>;

/** Path parameters of the media view call. */
export const mediaViewParamsSchema = v.object({ alias: idSchema });
