import { defineVariants } from '../../variants/variant.tsx';
import type { ContinueCardProps } from './continue-card.types.ts';

/** A title that was not watched to its end, with its progress. */
export const ContinueCard = defineVariants<'posterCard', ContinueCardProps>('posterCard', {
  bare: {
    module: 'libs/ui/src/components/continue-card/bare.tsx',
    load: () => import('./bare.tsx'),
  },
  captioned: {
    module: 'libs/ui/src/components/continue-card/captioned.tsx',
    load: () => import('./captioned.tsx'),
  },
});
