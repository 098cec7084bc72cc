import { defineVariants } from '@foyer/ui/variants';
import type { Top10Props } from './top10.types.ts';

/** The ten most watched, numbered. */
export const Top10 = defineVariants<'top10', Top10Props>('top10', {
  numerals: {
    module: 'libs/ui/screens/src/shelves/top10/numerals.tsx',
    load: () => import('./numerals.tsx'),
  },
  list: {
    module: 'libs/ui/screens/src/shelves/top10/list.tsx',
    load: () => import('./list.tsx'),
  },
});
