import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { mediaItemEntrySchema } from '../media-items/media-item-entry.schema.ts';
import { personRoleSchema } from '../media-items/media-items.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';

/** A title that someone made, and as what. */
export const filmographyEntrySchema = v.object({
  ...mediaItemEntrySchema.entries,
  roles: v.array(personRoleSchema),
  /** Name of the part, of an actor. */
  character: v.optional(v.string()),
});
/** A title that someone made, and as what. */
export type FilmographyEntry = v.InferOutput<typeof filmographyEntrySchema>;

/** Someone who makes films, with a page of their titles, the latest first. */
export const personPageSchema = v.object({
  id: idSchema,
  slug: idSchema,
  name: v.string(),
  image: v.optional(imageSchema),
  /** What they do, over all their titles. */
  roles: v.array(personRoleSchema),
  items: v.array(filmographyEntrySchema),
  ...pageEntries,
});
/** Someone who makes films, with a page of their titles. */
export type PersonPage = v.InferOutput<typeof personPageSchema>;

/** Path parameters of the person call. */
export const personParamsSchema = v.object({ id_or_slug: idSchema });

/** Query of the person call. */
export const personQuerySchema = v.object({
  ...pageQueryEntries,
  /** Only the titles in which they did this. */
  role: v.optional(personRoleSchema),
});
