import { defineVariants } from '../../variants/variant.tsx';
import type { ShelfProps } from './shelf.types.ts';

/** A row of cards under a heading. */
export const Shelf = defineVariants<'shelf', ShelfProps>('shelf', {
  bleed: {
    module: 'libs/ui/src/components/shelf/bleed.tsx',
    load: () => import('./bleed.tsx'),
  },
  paged: {
    module: 'libs/ui/src/components/shelf/paged.tsx',
    load: () => import('./paged.tsx'),
  },
});
