import type { TitleRule } from '@foyer/contract';
import type { CatalogueSnapshot, MediaItemRow } from './catalogue.store.ts';

const intersects = (wanted: readonly string[] | undefined, held: readonly string[]): boolean =>
  wanted === undefined || wanted.some((one) => held.includes(one));

const isAsWanted = <T>(wanted: T | undefined, held: T): boolean =>
  wanted === undefined || wanted === held;

/** Whether a title fits a rule. */
export function fitsRule(
  title: MediaItemRow,
  rule: TitleRule,
  { snapshot, today }: { snapshot: CatalogueSnapshot; today: string },
): boolean {
  const age = snapshot.ageLimits.get(title.ageLimitId)?.ageValue ?? 0;
  return (
    intersects(rule.types, [title.type]) &&
    intersects(rule.genres, title.genreIds) &&
    intersects(rule.countries, title.countryIds) &&
    intersects(rule.usage_models, [title.usageModel]) &&
    title.year >= (rule.from_year ?? 0) &&
    title.year <= (rule.to_year ?? Infinity) &&
    age <= (rule.max_age ?? Infinity) &&
    title.rating >= (rule.min_rating ?? 0) &&
    isAsWanted(rule.is_new, title.isNew) &&
    isAsWanted(rule.is_coming_soon, title.premiereDate > today) &&
    (rule.category === undefined || title.category === rule.category)
  );
}

/** A title that many rated high stands before one that a few rated higher. */
const popularity = ({ rating, ratingCount, isNew }: MediaItemRow): number =>
  rating * Math.log10(ratingCount + 10) + (isNew ? 5 : 0);

type Order = (one: MediaItemRow, other: MediaItemRow) => number;

const byName: Order = (one, other) => one.names.rus.localeCompare(other.names.rus, 'ru');

const orders: Readonly<Record<NonNullable<TitleRule['sort']>, Order>> = {
  popular: (one, other) => popularity(other) - popularity(one),
  new: (one, other) => (one.premiereDate < other.premiereDate ? 1 : -1),
  rating: (one, other) => other.rating - one.rating || byName(one, other),
  name: byName,
};

/** Titles in an order of lists. */
export const sortTitles = (
  titles: readonly MediaItemRow[],
  sort: NonNullable<TitleRule['sort']> = 'popular',
): MediaItemRow[] => [...titles].sort(orders[sort]);

const DEFAULT_LIMIT = 20;

/** The titles that a rule takes; what is coming soon only where the rule asks for it. */
export const titlesOfRule = (
  rule: TitleRule,
  facts: { snapshot: CatalogueSnapshot; today: string },
): MediaItemRow[] =>
  sortTitles(
    facts.snapshot.titles.filter((title) =>
      fitsRule(title, { is_coming_soon: false, ...rule }, facts),
    ),
    rule.sort,
  ).slice(0, rule.limit ?? DEFAULT_LIMIT);
