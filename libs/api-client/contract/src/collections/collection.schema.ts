import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema } from '../primitives.ts';

// A file of its own: blocks of pages hold collections, and their calls are elsewhere.
/** Fields of a collection. */
export const collectionEntries = {
  id: idSchema,
  slug: idSchema,
  name: v.string(),
  description: v.string(),
  logo: imageSchema,
  copyright_holder_logo_1: v.optional(imageSchema),
  copyright_holder_logo_2: v.optional(imageSchema),
  /** How many titles it holds. */
  items_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  is_favorite: v.optional(v.boolean()),
};

/** A hand-made collection of titles. Spec 2 §3, ENTITY-034. */
export const collectionSchema = v.object(collectionEntries);
/** A hand-made collection of titles. */
export type Collection = v.InferOutput<typeof collectionSchema>;
