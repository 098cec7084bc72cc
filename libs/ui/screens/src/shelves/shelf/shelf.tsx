import { defineVariants } from '@foyer/ui/variants';
import type { ShelfProps } from './shelf.types.ts';

/** A row of cards under a heading. */
export const Shelf = defineVariants<'shelf', ShelfProps>('shelf', {
  bleed: {
    module: 'libs/ui/screens/src/shelves/shelf/bleed.tsx',
    load: () => import('./bleed.tsx'),
  },
  paged: {
    module: 'libs/ui/screens/src/shelves/shelf/paged.tsx',
    load: () => import('./paged.tsx'),
  },
});
