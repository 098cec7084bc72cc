import type { MediaItem, MediaItemEntry } from '@foyer/contract';

/** Which episodes a page shows: ids for the queries, and where in a long season it begins. */
export interface ShownEpisodes {
  seriesId: string;
  /** Absent in a series without seasons. */
  seasonId?: string;
  /** `next_cursor` of the episodes before, from the address. */
  after?: string;
}

/** Parameters of the address: the number of the season, and what stands before the shown episodes. */
export const episodesQueryNames = { season: 'season', after: 'after' } as const;

/** The series that an item is, or is a part of. */
export const seriesIdOf = (item: MediaItem): string =>
  item.type === 'series' ? item.id : (item.series_id ?? item.id);

/**
 * The season whose episodes a page shows: the one that it is or belongs to, the one that the address asks for, the one to
 * go on with, else the first.
 */
export function shownSeason(
  item: MediaItem,
  seasons: readonly MediaItemEntry[],
  search: URLSearchParams,
): string | undefined {
  if (item.type === 'season') return item.id;
  if (item.type === 'episode' && item.season_id !== undefined) return item.season_id;
  const number = search.get(episodesQueryNames.season);
  const ids = seasons.map(({ media_item: season }) => season.id);
  const asked = seasons.find(
    ({ media_item: season }) => number !== null && String(season.order_number) === number,
  );
  const goesOn = ids.find((id) => id === item.series_position?.season_id);
  return asked?.media_item.id ?? goesOn ?? ids[0];
}
