import type { MediaItem } from '@foyer/contract';

/** A title with what it belongs to: «Марево. Сезон 1. Перегон». */
export const fullName = (item: MediaItem): string =>
  [item.series_name, item.type === 'episode' ? item.season_short_name : undefined, item.name]
    .filter((name) => name !== undefined && name !== '')
    .join('. ');

/** What stands above the name of a part: the series, and the season and number of an episode. */
export const placeOf = (item: MediaItem): string | undefined =>
  item.type === 'series'
    ? undefined
    : [item.series_name, item.season_short_name, item.type === 'episode' && item.short_name]
        .filter(Boolean)
        .join('. ');
