import { defineVariants } from '@foyer/ui/variants';
import type { PictureCard } from '../../parts/picture-card.schema.ts';

/** What something holds: tiles of which one is large, or a table of contents. */
export const Contents = defineVariants<'contents', { parts: readonly PictureCard[] }>('contents', {
  bento: {
    module: 'libs/marketing-blocks/src/blocks/all-in-one/bento-tiles.tsx',
    load: () => import('./bento-tiles.tsx'),
  },
  leaders: {
    module: 'libs/marketing-blocks/src/blocks/all-in-one/contents-table.tsx',
    load: () => import('./contents-table.tsx'),
  },
});
