import * as v from 'valibot';
import {
  mediaItemShortEntries,
  mediaItemTypeSchema,
} from '../media-items/media-item-short.schema.ts';
import { idSchema } from '../primitives.ts';

/** Body of the rating call. RATE-001, RATE-002, RATE-004. */
export const setRatingSchema = v.object({
  content_id: v.pipe(idSchema, v.maxLength(100)),
  /** Whole, 0 to 10; 0 removes the rating. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
});

/** The ratings of a title after the change. */
export const ratingAnswerSchema = v.object({ ratings: mediaItemShortEntries.ratings });
/** The ratings of a title after the change. */
export type RatingAnswer = v.InferOutput<typeof ratingAnswerSchema>;

/** Path parameters of the call that removes a rating. RATE-005. */
export const ratingParamsSchema = v.object({
  content_type: mediaItemTypeSchema,
  content_id: idSchema,
});
