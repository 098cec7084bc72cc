import * as v from 'valibot';
import { mediaItemEntrySchema } from '../media-items/media-item-entry.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { collectionEntries, collectionSchema } from './collection.schema.ts';

/** A page of collections. */
export const collectionsPageSchema = v.object({
  items: v.array(collectionSchema),
  ...pageEntries,
});
/** A page of collections. */
export type CollectionsPage = v.InferOutput<typeof collectionsPageSchema>;

/** Query of the collections call. */
export const collectionsQuerySchema = v.object(pageQueryEntries);

/** A collection with a page of its titles. */
export const collectionPageSchema = v.object({
  ...collectionEntries,
  items: v.array(mediaItemEntrySchema),
  ...pageEntries,
});
/** A collection with a page of its titles. */
export type CollectionPage = v.InferOutput<typeof collectionPageSchema>;

/** Path parameters of the collection call. */
export const collectionParamsSchema = v.object({ id_or_slug: idSchema });

/** Query of the collection call: pages of its titles. */
export const collectionQuerySchema = v.object(pageQueryEntries);
