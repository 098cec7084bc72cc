import {
  type CatalogueSort,
  catalogueSorts,
  type CatalogueTheme,
  type FilterDefinition,
  type Filters,
  textIn,
} from '@foyer/contract';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { MediaItemRow } from './catalogue.store.ts';
import type { AnswerView } from './media-item-answer.ts';
import { themeRules } from './themes.ts';
import { fitsRule } from './title-rule.ts';

/** What a list is asked for; options of a filter stand by comma. */
export interface CatalogueQuery {
  theme?: CatalogueTheme | undefined;
  genres?: string | undefined;
  countries?: string | undefined;
  years?: string | undefined;
  age_levels?: string | undefined;
  new?: '1' | undefined;
  subscription?: '1' | undefined;
  high_rating?: '1' | undefined;
  category?: string | undefined;
  sort?: CatalogueSort | undefined;
}

/** From this rating on a title is highly rated. */
const HIGH_RATING = 8;

/** First year of the decades that are offered; what is older is one option. */
const FIRST_DECADE = 1900;

/** Alias of the years that a title is of: its decade. */
const decadeOf = ({ year }: MediaItemRow): string =>
  year < FIRST_DECADE ? 'earlier' : String(year - (year % 10));

/** The options that were chosen; undefined for all. */
const optionsIn = (text: string | undefined): ReadonlySet<string> | undefined =>
  text === undefined || text === '' ? undefined : new Set(text.split(','));

const isChosen = (chosen: ReadonlySet<string> | undefined, held: readonly string[]): boolean =>
  chosen === undefined || held.some((option) => chosen.has(option));

/** The titles of a theme. */
export const titlesOfTheme = (
  theme: CatalogueTheme | undefined,
  view: AnswerView,
): MediaItemRow[] =>
  view.snapshot.titles.filter(
    (title) => theme === undefined || fitsRule(title, themeRules[theme], view),
  );

/** Says of a title whether it passes the filters; what was chosen is read once for all titles. */
export function filterOf(query: CatalogueQuery): (title: MediaItemRow) => boolean {
  const genres = optionsIn(query.genres);
  const countries = optionsIn(query.countries);
  const years = optionsIn(query.years);
  const ageLevels = optionsIn(query.age_levels);
  return (title) =>
    isChosen(genres, title.genreIds) &&
    isChosen(countries, title.countryIds) &&
    isChosen(years, [decadeOf(title)]) &&
    isChosen(ageLevels, [title.ageLimitId]) &&
    (query.new === undefined || title.isNew) &&
    (query.subscription === undefined || title.usageModel === 'SERVICE') &&
    (query.high_rating === undefined || title.rating >= HIGH_RATING) &&
    (query.category === undefined || title.category === query.category);
}

type Option = { alias: string; name: string };

/** Options that lead to a title of the list, those of most titles first. */
function namedOptions(
  idsOf: readonly (readonly string[])[],
  rows: AnswerView['snapshot']['genres'],
  view: AnswerView,
): Option[] {
  const counts = new Map<string, number>();
  for (const id of idsOf.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => {
      const row = rows.get(id);
      return row ? [{ alias: id, name: textIn(row.names, view.language) }] : [];
    });
}

function yearOptions(titles: readonly MediaItemRow[], view: AnswerView): Option[] {
  const { decade, earlier } = catalogueTexts[view.language];
  return [...new Set(titles.map(decadeOf))]
    .sort((one, other) => (one < other ? 1 : -1))
    .map((alias) => ({
      alias,
      name: alias === 'earlier' ? earlier(FIRST_DECADE) : decade(Number(alias)),
    }))
    .sort((one, other) => Number(one.alias === 'earlier') - Number(other.alias === 'earlier'));
}

function ageOptions(titles: readonly MediaItemRow[], { snapshot }: AnswerView): Option[] {
  const used = new Set(titles.map(({ ageLimitId }) => ageLimitId));
  return [...snapshot.ageLimits.values()]
    .filter(({ id }) => used.has(id))
    .sort((one, other) => one.ageValue - other.ageValue)
    .map(({ id, name }) => ({ alias: id, name }));
}

/** The filters and orders of a theme's list; a filter with nothing to choose is left out. FILTER-005. */
export function filtersOf(theme: CatalogueTheme | undefined, view: AnswerView): Filters {
  const { filters, allOptions, sorts } = catalogueTexts[view.language];
  const titles = titlesOfTheme(theme, view);
  const { genres, countries } = view.snapshot;
  const multiple = (alias: keyof typeof allOptions, options: Option[]): FilterDefinition[] =>
    options.length < 2
      ? []
      : [
          {
            type: 'multiple',
            alias,
            name: filters[alias],
            options,
            all_options_title: allOptions[alias],
          },
        ];
  const custom = (['new', 'subscription', 'high_rating'] as const).filter((alias) =>
    titles.some(filterOf({ [alias]: '1' })),
  );
  return {
    items: [
      ...multiple(
        'genres',
        namedOptions(
          titles.map((one) => one.genreIds),
          genres,
          view,
        ),
      ),
      ...multiple(
        'countries',
        namedOptions(
          titles.map((one) => one.countryIds),
          countries,
          view,
        ),
      ),
      ...multiple('years', yearOptions(titles, view)),
      ...multiple('age_levels', ageOptions(titles, view)),
      ...custom.map((alias) => ({ type: 'custom' as const, alias, name: filters[alias] })),
    ],
    sorts: catalogueSorts.map((alias) => ({ alias, name: sorts[alias] })),
  };
}
