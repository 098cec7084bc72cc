import { defineVariants } from '@foyer/ui/variants';
import type { EndlessListProps } from './endless-list.types.ts';

/** A long list that comes in pages: by scrolling, or page by page with numbers. */
export const EndlessList = defineVariants<'paging', EndlessListProps>('paging', {
  endless: {
    module: 'libs/ui/screens/src/search/endless-list/endless.tsx',
    load: () => import('./endless.tsx'),
  },
  pages: {
    module: 'libs/ui/screens/src/search/endless-list/pages.tsx',
    load: () => import('./pages.tsx'),
  },
});
