import * as v from 'valibot';
import { idSchema, secondsSchema } from '../primitives.ts';
import { mediaItemShortSchema } from './media-item-short.schema.ts';

const orderSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How far this profile has watched a film or an episode. Spec 2 §3. */
export const mediaPositionSchema = v.object({
  timepoint: secondsSchema,
  /** Watched to the credits. */
  is_viewed: v.boolean(),
});
/** How far this profile has watched a film or an episode. */
export type MediaPosition = v.InferOutput<typeof mediaPositionSchema>;

/** The episode of a series that this profile goes on with. ENTITY-023, ENTITY-037. */
export const seriesPositionSchema = v.object({
  episode_id: idSchema,
  episode_slug: idSchema,
  season_id: idSchema,
  season_slug: idSchema,
  /** From 1. */
  season_number: orderSchema,
  /** From 1, in its season. */
  episode_number: orderSchema,
});
/** The episode of a series that this profile goes on with. */
export type SeriesPosition = v.InferOutput<typeof seriesPositionSchema>;

/** A media item in a block or a list, with how far this profile has watched it. */
export const mediaItemEntrySchema = v.object({
  type: v.literal('media_item'),
  media_item: mediaItemShortSchema,
  media_position: v.optional(mediaPositionSchema),
  /** Of a series, its seasons and its episodes. */
  series_position: v.optional(seriesPositionSchema),
});
/** A media item in a block or a list. */
export type MediaItemEntry = v.InferOutput<typeof mediaItemEntrySchema>;
