import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { playerAssetSchema } from '../playback/playback.schema.ts';
import { idSchema } from '../primitives.ts';
import { mediaItemShortEntries, mediaItemShortSchema } from './media-item-short.schema.ts';

/** Someone who made a film. */
export const personSchema = v.object({
  id: idSchema,
  name: v.string(),
  role: v.picklist(['director', 'writer', 'camera', 'composer', 'actor']),
  /** Name of the part, of an actor. */
  character: v.optional(v.string()),
  image: v.optional(imageSchema),
});
/** Someone who made a film. */
export type Person = v.InferOutput<typeof personSchema>;

/** A film as its page shows it. Spec 2 §3. */
export const mediaItemSchema = v.object({
  ...mediaItemShortEntries,
  summary: v.string(),
  /** Paragraphs, separated by an empty line. */
  description: v.string(),
  persons: v.array(personSchema),
  audio_languages: v.array(v.string()),
  subtitle_languages: v.array(v.string()),
  /** `YYYY-MM-DD`. */
  premiere_date: v.pipe(v.string(), v.isoDate()),
  rating_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  price_text: v.optional(v.string()),
  trailer: v.nullable(v.object({ asset: playerAssetSchema })),
  similar: v.array(mediaItemShortSchema),
  badge: v.optional(v.string()),
});
/** A film as its page shows it. */
export type MediaItem = v.InferOutput<typeof mediaItemSchema>;

/** Path parameters of the media item call. */
export const mediaItemParamsSchema = v.object({ id_or_slug: idSchema });
