import type { MediaItemEntry, MediaItemShort } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

const folders = {
  film: 'movies',
  series: 'series',
  season: 'seasons',
  episode: 'episodes',
} as const;

/** The page of a media item. Spec 2 §2 "item page shapes" */
export function mediaItemPath({ type, slug }: Pick<MediaItemShort, 'type' | 'slug'>) {
  return sitePath(`/${folders[type]}/${encodeURIComponent(slug)}`);
}

/** The player of a media item. */
export function playerPath(item: Pick<MediaItemShort, 'type' | 'slug'>) {
  return sitePath(`${mediaItemPath(item)}/player`);
}

const shortSeries = 'shortseries';

/** How an item is played: short series as stories, everything else in the player. CARD-016 */
export function playerTypeOf({ category }: Pick<MediaItemShort, 'category'>): 'player' | 'stories' {
  return category?.alias === shortSeries ? 'stories' : 'player';
}

/** Where a card leads: of an episode to its player, of anything else to its page. CARD-001, CARD-002 */
export function cardPath(item: Pick<MediaItemShort, 'type' | 'slug' | 'category'>): string {
  const page = mediaItemPath(item);
  return item.type === 'episode' ? sitePath(`${page}/${playerTypeOf(item)}`) : page;
}

/**
 * Where a card of what was begun leads: of a season or an episode to its series, of a series to the episode
 * it was left at. CARD-003, CARD-004
 */
export function continuePath({ media_item: item, series_position: at }: MediaItemEntry): string {
  if (item.type === 'series' && at) {
    return cardPath({ ...item, type: 'episode', slug: at.episode_slug });
  }
  const isPart = item.type === 'season' || item.type === 'episode';
  if (isPart && item.series_slug) return mediaItemPath({ type: 'series', slug: item.series_slug });
  return cardPath(item);
}
