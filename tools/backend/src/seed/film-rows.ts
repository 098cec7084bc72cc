import type { credits, mediaItems } from '../database/schema.ts';
import type { Texts } from '../database/texts.ts';
import { films } from './films/index.ts';
import { ageLimitId, premiereBadge, prices } from './names.ts';
import type { FilmSeed, FilmTexts } from './seed.types.ts';
import { eng } from './texts/eng/index.ts';
import { hye } from './texts/hye/index.ts';
import { rus } from './texts/rus/index.ts';

type FilmInsert = typeof mediaItems.$inferInsert;
type CreditInsert = typeof credits.$inferInsert;

function inAllLanguages(slug: string, read: (texts: FilmTexts) => string): Texts {
  const [russian, english, armenian] = [rus[slug], eng[slug], hye[slug]];
  if (!russian) throw new Error(`The film ${slug} has no texts`);
  return {
    rus: read(russian),
    ...(english && { eng: read(english) }),
    ...(armenian && { hye: read(armenian) }),
  };
}

const filmRow = (film: FilmSeed): FilmInsert => ({
  id: film.slug,
  slug: film.slug,
  names: inAllLanguages(film.slug, (texts) => texts.name),
  originalName: film.originalName ?? null,
  year: film.year,
  durationMinutes: film.minutes,
  ageLimitId: ageLimitId(film.ageYears),
  genreIds: [...film.genres],
  countryIds: [...film.countries],
  rating: film.rating,
  ratingCount: film.ratingCount,
  premiereDate: film.premiere,
  usageModel: film.usageModel,
  isNew: film.isNew ?? false,
  isProtected: film.isProtected ?? false,
  audioLanguages: film.isProtected ? ['rus'] : ['rus', 'eng'],
  subtitleLanguages: film.isProtected ? [] : ['rus', 'eng', 'hye'],
  summariesShort: inAllLanguages(film.slug, (texts) => texts.short),
  summaries: inAllLanguages(film.slug, (texts) => texts.summary),
  descriptions: inAllLanguages(film.slug, (texts) => texts.about.join('\n\n')),
  priceTexts: prices[film.usageModel],
  badges: film.isPremiere ? premiereBadge : null,
});

function creditRows(film: FilmSeed): CreditInsert[] {
  const makers = (role: CreditInsert['role'], ids: readonly string[]) =>
    ids.map((personId) => ({ personId, role, characters: null }));
  return [
    ...makers('director', film.directors),
    ...makers('writer', film.writers),
    ...makers('camera', film.cameras),
    ...makers('composer', film.composers),
    ...film.cast.map(([personId, characters]) => ({
      personId,
      role: 'actor' as const,
      characters,
    })),
  ].map((credit, position) => ({ ...credit, mediaItemId: film.slug, position }));
}

/** The films as the database keeps them. */
export const filmRows: readonly FilmInsert[] = films.map(filmRow);

/** Who did what in them. */
export const creditRowsOfFilms: readonly CreditInsert[] = films.flatMap(creditRows);
