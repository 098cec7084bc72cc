import type { CatalogueSnapshot, MediaItemRow } from '../catalogue/catalogue.store.ts';

const SIMILAR_COUNT = 12;

/** How much two titles have in common: genres count most, then age and kind. */
function likeness(one: MediaItemRow, other: MediaItemRow): number {
  const genres = other.genreIds.filter((id) => one.genreIds.includes(id)).length;
  if (genres === 0) return 0;
  return (
    genres * 4 +
    (one.type === other.type ? 1 : 0) +
    (one.countryIds[0] === other.countryIds[0] ? 1 : 0) +
    (Math.abs(one.year - other.year) <= 10 ? 1 : 0)
  );
}

const kept = new WeakMap<CatalogueSnapshot, Map<string, MediaItemRow[]>>();

/** Titles that have most in common with one, the best rated first among equals. */
export function similarTitles(title: MediaItemRow, snapshot: CatalogueSnapshot): MediaItemRow[] {
  const found = kept.get(snapshot) ?? new Map<string, MediaItemRow[]>();
  kept.set(snapshot, found);
  const made =
    found.get(title.id) ??
    snapshot.titles
      .filter(({ id }) => id !== title.id)
      .map((other) => ({ other, score: likeness(title, other) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || b.other.rating - a.other.rating)
      .slice(0, SIMILAR_COUNT)
      .map(({ other }) => other);
  found.set(title.id, made);
  return made;
}
