import { defineVariants } from '@foyer/ui/variants';
import type { BackgroundProps } from './background.schema.ts';

/** The showcase: titles before a film that their scroll moves, or as frames of a strip that stand still. BLOCK-050 */
export const Background = defineVariants<'motion', BackgroundProps>('motion', {
  soft: {
    module: 'libs/marketing-blocks/src/blocks/background/scrub-stage.tsx',
    load: () => import('./scrub-stage.tsx'),
  },
  flat: {
    module: 'libs/marketing-blocks/src/blocks/background/film-strip.tsx',
    load: () => import('./film-strip.tsx'),
  },
});
