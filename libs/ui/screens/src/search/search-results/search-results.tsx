import { defineVariants } from '@foyer/ui/variants';
import type { SearchResultsProps } from './search-results.types.ts';

/** What a search found. Runs from edge to edge of the page and keeps its gutters itself, as a shelf does. */
export const SearchResults = defineVariants<'searchResults', SearchResultsProps>('searchResults', {
  shelves: {
    module: 'libs/ui/screens/src/search/search-results/shelves.tsx',
    load: () => import('./shelves.tsx'),
  },
  index: {
    module: 'libs/ui/screens/src/search/search-results/index-list.tsx',
    load: () => import('./index-list.tsx'),
  },
});
