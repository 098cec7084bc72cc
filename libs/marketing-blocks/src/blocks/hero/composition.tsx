import { defineVariants } from '@foyer/ui/variants';
import type { CompositionProps } from './offer.tsx';

/** A window full of a picture, or the cover of an issue. */
export const Composition = defineVariants<'hero', CompositionProps>('hero', {
  immersive: {
    module: 'libs/marketing-blocks/src/blocks/hero/stage.tsx',
    load: () => import('./stage.tsx'),
  },
  editorial: {
    module: 'libs/marketing-blocks/src/blocks/hero/cover.tsx',
    load: () => import('./cover.tsx'),
  },
});
