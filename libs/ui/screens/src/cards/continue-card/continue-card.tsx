import { defineVariants } from '@foyer/ui/variants';
import type { ContinueCardProps } from './continue-card.types.ts';

/** A title that was not watched to its end, with its progress. */
export const ContinueCard = defineVariants<'posterCard', ContinueCardProps>('posterCard', {
  bare: {
    module: 'libs/ui/screens/src/cards/continue-card/bare.tsx',
    load: () => import('./bare.tsx'),
  },
  captioned: {
    module: 'libs/ui/screens/src/cards/continue-card/captioned.tsx',
    load: () => import('./captioned.tsx'),
  },
});
