/** What the address of the songs asks for. */
export interface KaraokeChoice {
  /** Alias of a genre that exists; all songs without it. */
  genre: string | undefined;
  /** Of the page, from 1. */
  number: number;
}

/** The address of a page of the songs. ROUTE-031 */
export function karaokePath({ genre, number }: KaraokeChoice): string {
  const query = [
    ...(genre === undefined ? [] : [`genre=${encodeURIComponent(genre)}`]),
    ...(number > 1 ? [`page=${number}`] : []),
  ];
  return query.length > 0 ? `/karaoke/catalog?${query.join('&')}` : '/karaoke/catalog';
}

export { songPath, songSummary } from '@foyer/blocks/cards';
