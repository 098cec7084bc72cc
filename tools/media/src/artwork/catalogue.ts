import { readFileSync } from 'node:fs';

/** A film or a series, as far as its pictures are concerned. */
export interface CatalogueTitle {
  slug: string;
  /** In Russian. */
  name: string;
  kind: 'film' | 'series';
  /** Ids, the most telling first. */
  genres: readonly string[];
  year: number;
  /** Name in Russian; null when unknown. */
  director: string | null;
  /** Names in Russian, the lead first; up to three. */
  actors: readonly string[];
}

/** A season with a poster of its own. */
export interface CatalogueSeason {
  slug: string;
  /** Slug of its series. */
  series: string;
  /** Counted from 1. */
  number: number;
}

/** Someone whose portrait is drawn. */
export interface CataloguePerson {
  id: string;
  /** In Russian. */
  name: string;
}

/** A television channel. */
export interface CatalogueChannel {
  slug: string;
  name: string;
  genre: string;
}

/** A service or a collection: a tile of the pictures of its first titles. */
export interface CatalogueGroup {
  slug: string;
  name: string;
  /** Slugs of titles, in order. */
  titles: readonly string[];
}

/** Everything that has pictures. The back end's seeds write it. */
export interface Catalogue {
  /** In the order in which neighbours have to differ. */
  titles: readonly CatalogueTitle[];
  seasons: readonly CatalogueSeason[];
  people: readonly CataloguePerson[];
  channels: readonly CatalogueChannel[];
  services: readonly CatalogueGroup[];
  collections: readonly CatalogueGroup[];
}

/** Reads `catalogue.json`. */
export function readCatalogue(): Catalogue {
  const catalogue: Catalogue = JSON.parse(
    readFileSync(new URL('catalogue.json', import.meta.url), 'utf8'),
  );
  return catalogue;
}
