import { defineVariants } from '@foyer/ui/variants';
import type { FilterBarProps } from './filter-bar.types.ts';

/**
 * Filters, order and results of a catalogue. Runs from edge to edge of the page and keeps its gutters itself, as a
 * shelf does. FILTER-005
 */
export const FilterBar = defineVariants<'filters', FilterBarProps>('filters', {
  chips: {
    module: 'libs/ui/screens/src/search/filter-bar/chips.tsx',
    load: () => import('./chips.tsx'),
  },
  words: {
    module: 'libs/ui/screens/src/search/filter-bar/words.tsx',
    load: () => import('./words.tsx'),
  },
});
