import type { MediaItemType } from '@foyer/contract';

const folders: Readonly<Record<MediaItemType, string>> = {
  film: 'movies',
  series: 'series',
  season: 'seasons',
  episode: 'episodes',
};

/** Path of an item's page on the site. Spec 2 §2 "Item page shapes". */
export const itemPath = ({ type, slug }: { type: MediaItemType; slug: string }): string =>
  `/${folders[type]}/${slug}`;
