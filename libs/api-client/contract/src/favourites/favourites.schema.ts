import * as v from 'valibot';
import { mediaBlockItemSchema } from '../media-views/media-block.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';

/** What can be put aside: everything but banners. */
export const favouriteTypes = [
  'media_item',
  'channel',
  'epg',
  'karaoke_item',
  'service',
  'collection',
] as const;

/** What can be put aside. */
export const favouriteTypeSchema = v.picklist(favouriteTypes);
/** Kind of something that can be put aside. */
export type FavouriteType = v.InferOutput<typeof favouriteTypeSchema>;

/** Body of the call that puts an item aside. CALL-034. */
export const favouriteSchema = v.object({
  item_id: v.pipe(idSchema, v.maxLength(100)),
  item_type: favouriteTypeSchema,
});

/** Path parameters of the call that takes an item out again. CALL-035. */
export const favouriteParamsSchema = v.object({
  item_type: favouriteTypeSchema,
  item_id: idSchema,
});

/** Query of the favourites call. */
export const favouritesQuerySchema = v.object({
  /** Only items of this type. */
  item_type: v.optional(favouriteTypeSchema),
  ...pageQueryEntries,
});

/** A page of what the profile has put aside, the latest first. */
export const favouritesPageSchema = v.object({
  items: v.array(mediaBlockItemSchema),
  ...pageEntries,
});
/** A page of what the profile has put aside. */
export type FavouritesPage = v.InferOutput<typeof favouritesPageSchema>;
