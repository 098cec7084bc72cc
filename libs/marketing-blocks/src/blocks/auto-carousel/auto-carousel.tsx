import { defineVariants } from '@foyer/ui/variants';
import type { AutoCarouselProps } from './auto-carousel.schema.ts';

/** Films that pass by, or a still sheet of them. */
export const AutoCarousel = defineVariants<'autoCarousel', AutoCarouselProps>('autoCarousel', {
  drift: {
    module: 'libs/marketing-blocks/src/blocks/auto-carousel/drift.tsx',
    load: () => import('./drift.tsx'),
  },
  contact: {
    module: 'libs/marketing-blocks/src/blocks/auto-carousel/contact.tsx',
    load: () => import('./contact.tsx'),
  },
});
