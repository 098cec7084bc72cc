import type { Texts } from '@foyer/contract';
import type { credits, mediaItems } from '../database/schema.ts';
import { aboutTitle } from './about.ts';
import { holdersOf } from './copyright-holders.ts';
import { episodeName, episodeShortName, seasonName, seasonShortName } from './episode-names.ts';
import { films } from './films/index.ts';
import { ageLimitId, premiereBadge } from './names.ts';
import { persons } from './persons/index.ts';
import type { FilmSeed, FilmTexts, SeriesSeed } from './seed.types.ts';
import { series } from './series/index.ts';
import { eng } from './texts/eng/index.ts';
import { hye } from './texts/hye/index.ts';
import { rus } from './texts/rus/index.ts';

type Row = Omit<typeof mediaItems.$inferInsert, 'position'>;
type CreditRow = typeof credits.$inferInsert;
type Title = FilmSeed | SeriesSeed;

const namesById = new Map(persons.map(({ id, names }) => [id, names]));

const textsOf = (slug: string, texts: Readonly<Record<string, FilmTexts>>): FilmTexts => {
  const found = texts[slug];
  if (!found) throw new Error(`The title ${slug} lacks texts in a language`);
  return found;
};

function inAllLanguages(
  slug: string,
  read: (texts: FilmTexts, language: keyof Required<Texts>) => string,
): Texts {
  return {
    rus: read(textsOf(slug, rus), 'rus'),
    eng: read(textsOf(slug, eng), 'eng'),
    hye: read(textsOf(slug, hye), 'hye'),
  };
}

const factsOf = (title: Title) => ({
  slug: title.slug,
  year: title.year,
  ageLimitId: ageLimitId(title.ageYears),
  genreIds: [...title.genres],
  countryIds: [...title.countries],
  rating: title.rating,
  ratingCount: title.ratingCount,
  premiereDate: title.premiere,
  usageModel: title.usageModel,
  isNew: title.isNew ?? false,
  isProtected: title.isProtected ?? false,
  audioLanguages: title.isProtected ? ['rus'] : ['rus', 'eng'],
  subtitleLanguages: title.isProtected ? [] : ['rus', 'eng', 'hye'],
  holderImageIds: holdersOf(title),
});

const titleRow = (title: Title): Omit<Row, 'type' | 'durationMinutes'> => ({
  ...factsOf(title),
  id: title.slug,
  names: inAllLanguages(title.slug, ({ name }) => name),
  originalName: title.originalName ?? null,
  summariesShort: inAllLanguages(title.slug, ({ short }) => short),
  summaries: inAllLanguages(title.slug, ({ summary }) => summary),
  descriptions: inAllLanguages(title.slug, (texts, language) =>
    aboutTitle({ facts: title, texts, names: namesById }, language),
  ),
  badges: title.isPremiere ? premiereBadge : null,
});

const filmRow = (film: FilmSeed): Row => ({
  ...titleRow(film),
  type: 'film',
  durationMinutes: film.minutes,
});

/** Slug of a season, from 1. */
export const seasonSlug = (seriesSlug: string, order: number): string =>
  `${seriesSlug}-sezon-${order}`;

function seriesRows(title: SeriesSeed): Row[] {
  const facts = { ...factsOf(title), category: title.category ?? null };
  const seasonRows = title.seasons.flatMap((season, seasonIndex): Row[] => {
    const seasonNumber = seasonIndex + 1;
    const seasonId = seasonSlug(title.slug, seasonNumber);
    const place = { seriesId: title.slug, year: season.year };
    const episodeRows = Array.from({ length: season.episodes }, (_, index): Row => {
      const slug = `${seasonId}-seriya-${index + 1}`;
      return {
        ...facts,
        ...place,
        id: slug,
        slug,
        type: 'episode',
        seasonId,
        orderNumber: index + 1,
        names: episodeName(index + 1),
        shortNames: episodeShortName(index + 1),
        durationMinutes: season.minutes,
      };
    });
    const seasonRow: Row = {
      ...facts,
      ...place,
      id: seasonId,
      slug: seasonId,
      type: 'season',
      orderNumber: seasonNumber,
      names: seasonName(seasonNumber),
      shortNames: seasonShortName(seasonNumber),
      durationMinutes: 0,
    };
    return [seasonRow, ...episodeRows];
  });
  const seriesRow: Row = {
    ...titleRow(title),
    type: 'series',
    durationMinutes: 0,
    category: title.category ?? null,
  };
  return [seriesRow, ...seasonRows];
}

function creditRows(title: Title): CreditRow[] {
  const makers = (role: CreditRow['role'], ids: readonly string[]) =>
    ids.map((personId) => ({ personId, role, characters: null }));
  return [
    ...makers('director', title.directors),
    ...makers('writer', title.writers),
    ...makers('camera', title.cameras),
    ...makers('composer', title.composers),
    ...title.cast.map(([personId, characters]) => ({
      personId,
      role: 'actor' as const,
      characters,
    })),
  ].map((credit, position) => ({ ...credit, mediaItemId: title.slug, position }));
}

/** Films, and series with their seasons and episodes, as the database keeps them. */
export const mediaItemRows: readonly (typeof mediaItems.$inferInsert)[] = [
  ...films.map(filmRow),
  ...series.flatMap(seriesRows),
].map((row, position) => ({ ...row, position }));

/** Who did what in them. */
export const mediaItemCredits: readonly CreditRow[] = [...films, ...series].flatMap(creditRows);
