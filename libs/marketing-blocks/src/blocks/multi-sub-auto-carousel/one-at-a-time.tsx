import { defineVariants } from '@foyer/ui/variants';
import type { MultiSubAutoCarouselProps } from './multi-sub-auto-carousel.schema.ts';

/** One title at a time: a stage that plays automatically, or pages to be turned. */
export const OneAtATime = defineVariants<'motion', MultiSubAutoCarouselProps>('motion', {
  soft: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-auto-carousel/stage.tsx',
    load: () => import('./stage.tsx'),
  },
  flat: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-auto-carousel/pages.tsx',
    load: () => import('./pages.tsx'),
  },
});
