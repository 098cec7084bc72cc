import type { Language, MediaItemShort } from '@foyer/contract';
import { textIn } from '../../database/texts.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { CatalogueSnapshot, FilmRow } from './catalogue.store.ts';

/** What the texts and marks of an answer depend on. */
export interface AnswerView {
  snapshot: CatalogueSnapshot;
  images: ImageFacts;
  language: Language;
  /** Films that the profile has put aside. */
  favouriteIds: ReadonlySet<string>;
}

/** Names of rows by id, in the order of the ids. */
function namesOf(
  rows: CatalogueSnapshot['genres'],
  ids: readonly string[],
  language: Language,
): string[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [textIn(row.names, language)] : [];
  });
}

/** A film as cards show it. */
export function filmAnswer(film: FilmRow, view: AnswerView): MediaItemShort {
  const { snapshot, images, language, favouriteIds } = view;
  const limit = snapshot.ageLimits.get(film.ageLimitId);
  const poster = images.describe(`poster-${film.slug}`);
  return {
    id: film.id,
    slug: film.slug,
    type: 'film',
    name: textIn(film.names, language),
    ...(film.originalName === null ? {} : { original_name: film.originalName }),
    year: film.year,
    duration: film.durationMinutes * 60,
    age_level: { name: limit?.name ?? '', age_value: limit?.ageValue ?? 0 },
    genres: namesOf(snapshot.genres, film.genreIds, language).map((name) => ({ name })),
    countries: namesOf(snapshot.countries, film.countryIds, language),
    // PostgreSQL keeps a float of four bytes, which is longer in eight: 8.399999618530273.
    ratings: { wink: Math.round(film.rating * 10) / 10 },
    poster,
    screenshots: [images.describe(`backdrop-${film.slug}`)],
    poster_bg_color: poster.color,
    summary_short: textIn(film.summariesShort, language),
    is_new: film.isNew,
    is_favorite: favouriteIds.has(film.id),
    usage_model: film.usageModel,
  };
}
