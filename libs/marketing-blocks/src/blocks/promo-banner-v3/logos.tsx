import { defineVariants } from '@foyer/ui/variants';
import type { Logo } from '../../parts/logos.schema.ts';

/** Logos of what a service holds: lamps that are switched on, or the squares of a crossword. */
export const Logos = defineVariants<'persons', { logos: readonly Logo[] }>('persons', {
  round: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-v3/lamps.tsx',
    load: () => import('./lamps.tsx'),
  },
  square: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-v3/crossword.tsx',
    load: () => import('./crossword.tsx'),
  },
});
