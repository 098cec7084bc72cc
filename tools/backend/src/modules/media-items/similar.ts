import type { FilmRow } from '../catalogue/catalogue.store.ts';

const SIMILAR_COUNT = 8;

/** Films that share most genres with one, the best rated first among equals. */
export function similarFilms(film: FilmRow, films: readonly FilmRow[]): FilmRow[] {
  const shared = (other: FilmRow) =>
    other.genreIds.filter((id) => film.genreIds.includes(id)).length;
  return films
    .filter((other) => other.id !== film.id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.rating - a.rating)
    .slice(0, SIMILAR_COUNT);
}
