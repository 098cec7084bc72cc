import {
  deleteRatingOperation,
  setRatingOperation,
  type MediaItemType,
  type RatingAnswer,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Rates a title.
 *
 * @param rating - Whole, 0 to 10; 0 removes the rating.
 * @throws {@link ApiError} 404 for an unknown title.
 */
export function setRating(
  client: Client,
  { contentId, rating }: { contentId: string; rating: number },
  signal?: AbortSignal,
): Promise<RatingAnswer> {
  return client.call(setRatingOperation, { body: { content_id: contentId, rating } }, signal);
}

/** Removes the profile's rating of a title. @throws {@link ApiError} 404 for an unknown title. */
export function deleteRating(
  client: Client,
  { contentId, contentType }: { contentId: string; contentType: MediaItemType },
  signal?: AbortSignal,
): Promise<RatingAnswer> {
  const params = { content_id: contentId, content_type: contentType };
  return client.call(deleteRatingOperation, { params }, signal);
}
