import type { Texts } from '@foyer/contract';

/** A song to sing; its slug is its id too. */
export interface SongSeed {
  slug: string;
  names: Texts;
  artists: Texts;
  seconds: number;
  /** Ids of the square picture and of the wide one. */
  image: string;
  backdrop: string;
}

/** Songs of one genre. */
export interface SongGenreSeed {
  /** Alias of the genre. */
  genre: string;
  songs: readonly SongSeed[];
}

/** A song with a picture of a title behind it; names in Russian, English and Armenian. */
export const song = (
  slug: string,
  [rus, eng, hye]: readonly [rus: string, eng: string, hye: string],
  artists: Texts,
  [seconds, title]: readonly [seconds: number, title: string],
): SongSeed => ({
  slug,
  names: { rus, eng, hye },
  artists,
  seconds,
  image: `poster-${title}`,
  backdrop: `backdrop-${title}`,
});

/** A song of somebody invented, with their portrait. */
export const songOf = (
  slug: string,
  names: readonly [rus: string, eng: string, hye: string],
  singer: { id: string; names: Texts },
  [seconds, title]: readonly [seconds: number, title: string],
): SongSeed => ({
  ...song(slug, names, singer.names, [seconds, title]),
  image: `person-${singer.id}`,
});
