import type { CatalogueTheme } from '@foyer/contract';

/** The routes whose lists have filters. FILTER-002 */
export const filteredViews: readonly (CatalogueTheme | (string & {}))[] = [
  'movies',
  'series',
  'kids',
  'education',
  'sport',
];
