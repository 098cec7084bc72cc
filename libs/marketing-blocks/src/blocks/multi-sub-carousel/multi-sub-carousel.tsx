import { defineVariants } from '@foyer/ui/variants';
import type { MultiSubCarouselProps } from './multi-sub-carousel.schema.ts';

/** Titles of one kind that a subscription holds: stills in the light of their colour, or pages of captioned posters. */
export const MultiSubCarousel = defineVariants<'shelf', MultiSubCarouselProps>('shelf', {
  bleed: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-carousel/in-light.tsx',
    load: () => import('./in-light.tsx'),
  },
  paged: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-carousel/poster-pages.tsx',
    load: () => import('./poster-pages.tsx'),
  },
});
