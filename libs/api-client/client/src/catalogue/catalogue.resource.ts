import {
  getFiltersOperation,
  listCatalogueOperation,
  pageQuery,
  type CatalogueSort,
  type CatalogueTheme,
  type CataloguePage,
  type Filters,
  type PageInput,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** What a list of titles is asked for. */
export interface CatalogueInput extends PageInput {
  /** The whole catalogue without it. */
  theme?: CatalogueTheme | undefined;
  /** Chosen options by alias of the filter; `['1']` for a switch that is on. */
  filters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** For example `shortseries`. */
  category?: string | undefined;
  /** @default 'popular' */
  sort?: CatalogueSort | undefined;
}

const filterQuery = (filters: CatalogueInput['filters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters ?? {})
      .filter(([, options]) => options.length > 0)
      .map(([alias, options]) => [alias, options.join(',')]),
  );

/** Films and series by theme and filters. @throws {@link ApiError} 1000001 for a cursor of another list. */
export function listCatalogue(
  client: Client,
  { theme, filters, category, sort, ...page }: CatalogueInput,
  signal?: AbortSignal,
): Promise<CataloguePage> {
  const query = {
    ...filterQuery(filters),
    ...(theme && { theme }),
    ...(category && { category }),
    ...(sort && { sort }),
    ...pageQuery(page),
  };
  return client.call(listCatalogueOperation, { query }, signal);
}

/** The filters and orders of a theme's list. */
export function getFilters(
  client: Client,
  { theme }: { theme?: CatalogueTheme | undefined },
  signal?: AbortSignal,
): Promise<Filters> {
  return client.call(getFiltersOperation, { query: theme ? { theme } : {} }, signal);
}
