import type { CatalogueSort, Filters } from '@foyer/contract';
import type { ChosenFilters } from '@foyer/screens/filter-bar';
import { pageIn } from '@foyer/page-parts/lists/page-number';

/** What the address of a catalogue asks for. FILTER-008 */
export interface CatalogueChoice {
  filters: ChosenFilters;
  sort: CatalogueSort;
  /** From 1. */
  page: number;
}

/** The order of a list whose address names none. */
const usualSort = ({ sorts }: Filters): CatalogueSort => sorts[0]?.alias ?? 'popular';

/** What stands for a switch that is on. */
const on = { alias: '1' };

/**
 * Reads the query of a catalogue's address. Options stand in one parameter by comma, or in several of one name as
 * a form of the browser sends them; what the service does not offer is left out. FILTER-008
 */
export function readChoice(query: URLSearchParams, offered: Filters): CatalogueChoice {
  const chosen = offered.items.flatMap((filter) => {
    const wanted = new Set(query.getAll(filter.alias).flatMap((value) => value.split(',')));
    const options = filter.type === 'multiple' ? filter.options : [on];
    const ids = options.map(({ alias }) => alias).filter((alias) => wanted.has(alias));
    return ids.length > 0 ? [[filter.alias, ids] as const] : [];
  });
  const sort = offered.sorts.find(({ alias }) => alias === query.get('sort'))?.alias;
  return {
    filters: Object.fromEntries(chosen),
    sort: sort ?? usualSort(offered),
    page: pageIn(query),
  };
}

/** The address of a choice; what goes without saying is left out, so that a choice has one address. FILTER-008 */
export function choicePath(
  path: string,
  { filters, sort, page }: CatalogueChoice,
  offered: Filters,
): string {
  const parts = offered.items.flatMap(({ alias }) => {
    const ids = filters[alias] ?? [];
    return ids.length > 0 ? [`${alias}=${ids.map(encodeURIComponent).join(',')}`] : [];
  });
  if (sort !== usualSort(offered)) parts.push(`sort=${sort}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
