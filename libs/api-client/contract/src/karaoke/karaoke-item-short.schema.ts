import * as v from 'valibot';
import { usageModelSchema } from '../actions/actions.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { colorSchema, idSchema, secondsSchema } from '../primitives.ts';

// A file of its own: blocks of pages hold songs, and their calls are elsewhere.
/** Fields of a song that every answer about it has. */
export const karaokeItemShortEntries = {
  id: idSchema,
  slug: idSchema,
  name: v.string(),
  logo: imageSchema,
  artist: v.object({ name: v.string() }),
  genres: v.array(v.object({ name: v.string() })),
  duration: secondsSchema,
  usage_model: usageModelSchema,
  is_favorite: v.optional(v.boolean()),
  poster_bg_color: colorSchema,
  screenshots: v.array(imageSchema),
};

/** A song to sing, as cards show it. Spec 2 §3, ENTITY-030. */
export const karaokeItemShortSchema = v.object(karaokeItemShortEntries);
/** A song to sing, as cards show it. */
export type KaraokeItemShort = v.InferOutput<typeof karaokeItemShortSchema>;
