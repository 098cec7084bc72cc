import { defineVariants } from '../../variants/variant.tsx';
import type { FilterBarProps } from './filter-bar.types.ts';

/**
 * Filters, order and results of a catalogue. Runs from edge to edge of the page and keeps its gutters itself, as a
 * shelf does. FILTER-005
 */
export const FilterBar = defineVariants<'filters', FilterBarProps>('filters', {
  chips: {
    module: 'libs/ui/src/components/filter-bar/chips.tsx',
    load: () => import('./chips.tsx'),
  },
  words: {
    module: 'libs/ui/src/components/filter-bar/words.tsx',
    load: () => import('./words.tsx'),
  },
});
