import {
  getMediaItemOperation,
  listEpisodesOperation,
  listSeasonsOperation,
  pageQuery,
  type MediaItem,
  type MediaItemsPage,
  type MediaItemType,
  type PageInput,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * A film, series, season or episode.
 *
 * @param type - Slugs are unique among one type only, so an address that holds a slug says its type.
 * @throws {@link ApiError} 404 for an unknown one.
 */
export function getMediaItem(
  client: Client,
  { idOrSlug, type }: { idOrSlug: string; type?: MediaItemType | undefined },
  signal?: AbortSignal,
): Promise<MediaItem> {
  const input = { params: { id_or_slug: idOrSlug }, query: type ? { type } : {} };
  return client.call(getMediaItemOperation, input, signal);
}

/** The seasons of a series, the first one first. @throws {@link ApiError} 404 for what is no series. */
export function listSeasons(
  client: Client,
  { seriesId, ...page }: { seriesId: string } & PageInput,
  signal?: AbortSignal,
): Promise<MediaItemsPage> {
  const input = { params: { id: seriesId }, query: pageQuery(page) };
  return client.call(listSeasonsOperation, input, signal);
}

/**
 * The episodes of a season, or of a whole series, in order.
 *
 * @throws {@link ApiError} 404 for what has no episodes.
 */
export function listEpisodes(
  client: Client,
  { parentId, ...page }: { parentId: string } & PageInput,
  signal?: AbortSignal,
): Promise<MediaItemsPage> {
  const input = { params: { id: parentId }, query: pageQuery(page) };
  return client.call(listEpisodesOperation, input, signal);
}
