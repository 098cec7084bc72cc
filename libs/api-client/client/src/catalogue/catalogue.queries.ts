import type { CatalogueTheme } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { CatalogueInput } from './catalogue.resource.ts';

const FILTERS_STALE_MS = 5 * 60 * 1000;

/** Query options of a page of titles. */
export const catalogueQuery = (client: Client, input: CatalogueInput) => ({
  queryKey: ['catalogue', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listCatalogue } = await import('./catalogue.resource.ts');
    return listCatalogue(client, input, signal);
  },
});

/** Query options of the filters of a theme, fresh for five minutes. FILTER-006. */
export const filtersQuery = (client: Client, theme?: CatalogueTheme) => ({
  staleTime: FILTERS_STALE_MS,
  queryKey: ['filters', ...(theme ? [theme] : [])] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getFilters } = await import('./catalogue.resource.ts');
    return getFilters(client, { theme }, signal);
  },
});
