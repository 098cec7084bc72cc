import { defineVariants } from '../../variants/variant.tsx';
import type { HeroProps } from './hero.types.ts';

/** The first thing on a shelf page. */
export const Hero = defineVariants<'hero', HeroProps>('hero', {
  immersive: {
    module: 'libs/ui/src/components/hero/immersive.tsx',
    load: () => import('./immersive.tsx'),
  },
  editorial: {
    module: 'libs/ui/src/components/hero/editorial.tsx',
    load: () => import('./editorial.tsx'),
  },
});
