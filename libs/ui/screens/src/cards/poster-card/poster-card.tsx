import { defineVariants } from '@foyer/ui/variants';
import type { PosterCardProps } from './poster-card.types.ts';

/** A title as its poster; the whole card is one link. */
export const PosterCard = defineVariants<'posterCard', PosterCardProps>('posterCard', {
  bare: {
    module: 'libs/ui/screens/src/cards/poster-card/bare.tsx',
    load: () => import('./bare.tsx'),
  },
  captioned: {
    module: 'libs/ui/screens/src/cards/poster-card/captioned.tsx',
    load: () => import('./captioned.tsx'),
  },
});
