import { sitePath } from '../site-path.ts';

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
  const path = sitePath('/karaoke/catalog');
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
