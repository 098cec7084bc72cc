import { defineVariants } from '@foyer/ui/variants';
import type { MatchProps } from './match-parts.tsx';

/** A match under floodlights, or as a page of sports news. */
export const MatchView = defineVariants<'cards', MatchProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-sport/floodlit.tsx',
    load: () => import('./floodlit.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-sport/sports-page.tsx',
    load: () => import('./sports-page.tsx'),
  },
});
