import { fileURLToPath } from 'node:url';
import { channelRows } from './channels/channel-rows.ts';
import { collections } from './collections/index.ts';
import { films } from './films/index.ts';
import { seasonSlug } from './media-item-rows.ts';
import { persons } from './persons/index.ts';
import type { FilmSeed, SeriesSeed } from './seed.types.ts';
import { series } from './series/index.ts';
import { serviceItemRows, serviceRows } from './services/service-rows.ts';
import { rus } from './texts/rus/index.ts';

/** Titles on the tile of a service. */
const TILE_TITLES = 12;

/** Actors on a poster. */
const POSTER_ACTORS = 3;

const namesById = new Map(persons.map(({ id, names }) => [id, names.rus]));

const titleOf = (title: FilmSeed | SeriesSeed, kind: 'film' | 'series') => ({
  slug: title.slug,
  name: rus[title.slug]?.name ?? title.slug,
  kind,
  genres: title.genres,
  year: title.year,
  director: namesById.get(title.directors[0] ?? '') ?? null,
  actors: title.cast.slice(0, POSTER_ACTORS).flatMap(([id]) => namesById.get(id) ?? []),
});

/**
 * Everything of the demo that has pictures, as `tools/media` draws them: names in Russian, titles in
 * the order of the catalogue, so that neighbours on shelves are neighbours there.
 */
export const artworkTitles = {
  titles: [
    ...films.map((film) => titleOf(film, 'film')),
    ...series.map((one) => titleOf(one, 'series')),
  ],
  seasons: series.flatMap((one) =>
    one.seasons.map((_, index) => ({
      slug: seasonSlug(one.slug, index + 1),
      series: one.slug,
      number: index + 1,
    })),
  ),
  people: persons
    .filter(({ hasPortrait }) => hasPortrait)
    .map(({ id, names }) => ({ id, name: names.rus })),
  channels: channelRows.map(({ slug, names, genreId }) => ({
    slug,
    name: names.rus,
    genre: genreId,
  })),
  services: serviceRows.map(({ id, alias, names }) => ({
    slug: alias,
    name: names.rus,
    titles: serviceItemRows
      .filter(({ serviceId, itemType }) => serviceId === id && itemType === 'media_item')
      .slice(0, TILE_TITLES)
      .map(({ itemId }) => itemId),
  })),
  collections: collections.map(({ slug, names, titles }) => ({ slug, name: names.rus, titles })),
};

/** Where `tools/media` reads the list. */
export const artworkTitlesPath = fileURLToPath(
  new URL('../../../media/src/artwork/catalogue.json', import.meta.url),
);
