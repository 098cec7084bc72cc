import * as v from 'valibot';
import { channelShortSchema } from '../channels/channel-short.schema.ts';
import { programmeShortSchema } from '../channels/programme-short.schema.ts';
import { collectionSchema } from '../collections/collection.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { karaokeItemShortSchema } from '../karaoke/karaoke-item-short.schema.ts';
import { mediaItemEntrySchema } from '../media-items/media-item-entry.schema.ts';
import { idSchema, screenTargetSchema } from '../primitives.ts';
import { serviceShortSchema } from '../services/service.schema.ts';
import { bannerSchema } from './banner.schema.ts';
import { mediaBlockTypes } from './block-keys.ts';
import { customDataSchema } from './custom-data.schema.ts';

/** Something in a block or a list, by its type. HOME-007, ENTITY-037. */
export const mediaBlockItemSchema = v.variant('type', [
  mediaItemEntrySchema,
  v.object({ type: v.literal('channel'), channel: channelShortSchema }),
  v.object({ type: v.literal('epg'), epg: programmeShortSchema }),
  v.object({ type: v.literal('karaoke_item'), karaoke_item: karaokeItemShortSchema }),
  v.object({ type: v.literal('service'), service: serviceShortSchema }),
  v.object({ type: v.literal('collection'), collection: collectionSchema }),
  v.object({ type: v.literal('banner'), banner: bannerSchema }),
]);
/** Something in a block or a list. */
export type MediaBlockItem = v.InferOutput<typeof mediaBlockItemSchema>;

/** Fields of a block beside its items. */
export const mediaBlockEntries = {
  id: idSchema,
  type: v.picklist(mediaBlockTypes),
  /**
   * One of `customBlockTags`, or a newer one; wins over the name. BLOCK-001, BLOCK-002. `exchange` and `kupi_bilet` tag
   * blocks of any type whose items are offered in exchange, or are tickets. CARD-018.
   */
  tag: v.optional(v.string()),
  /** Headline; of a custom block without a tag one of `customBlockNames`. */
  name: v.string(),
  sub_name: v.optional(v.string()),
  /** Where the block's title leads. */
  target: v.optional(screenTargetSchema),
  /** `unauthorized`: not for those who have signed in. BLOCK-077. */
  display_type: v.optional(v.string()),
  image: v.optional(imageSchema),
  custom_data: v.optional(customDataSchema),
};

/** One block of a page. Spec 2 §3, ENTITY-036, ENTITY-038. */
export const mediaBlockSchema = v.object({
  ...mediaBlockEntries,
  items: v.array(mediaBlockItemSchema),
});
/** One block of a page. */
export type MediaBlock = v.InferOutput<typeof mediaBlockSchema>;
