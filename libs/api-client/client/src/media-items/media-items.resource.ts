import { getMediaItemOperation, type MediaItem } from '@foyer/contract';
import type { Client } from '../client.ts';

/** A film by id or slug. @throws {@link ApiError} 404 for an unknown one. */
export function getMediaItem(
  client: Client,
  { idOrSlug }: { idOrSlug: string },
  signal?: AbortSignal,
): Promise<MediaItem> {
  return client.call(getMediaItemOperation, { params: { id_or_slug: idOrSlug } }, signal);
}
