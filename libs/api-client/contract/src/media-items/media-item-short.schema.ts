import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { colorSchema, idSchema, secondsSchema } from '../primitives.ts';

// A file of its own: cards are on the first page, and the rest of a film is not.
/** Fields of a film that every answer about it has. */
export const mediaItemShortEntries = {
  id: idSchema,
  slug: idSchema,
  type: v.literal('film'),
  name: v.string(),
  original_name: v.optional(v.string()),
  year: v.pipe(v.number(), v.integer()),
  duration: secondsSchema,
  age_level: v.object({
    /** As shown, for example `16+`. */
    name: v.string(),
    /** Years. */
    age_value: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  genres: v.array(v.object({ name: v.string() })),
  countries: v.array(v.string()),
  /** The service's own rating, 0 to 10. */
  ratings: v.object({ wink: v.pipe(v.number(), v.minValue(0), v.maxValue(10)) }),
  poster: imageSchema,
  /** The first one is the backdrop. */
  screenshots: v.array(imageSchema),
  poster_bg_color: colorSchema,
  summary_short: v.string(),
  is_new: v.optional(v.boolean()),
  is_favorite: v.optional(v.boolean()),
  usage_model: v.picklist(['SERVICE', 'EST', 'TVOD']),
};

/** A film as cards show it. */
export const mediaItemShortSchema = v.object(mediaItemShortEntries);
/** A film as cards show it. */
export type MediaItemShort = v.InferOutput<typeof mediaItemShortSchema>;
