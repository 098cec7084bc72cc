import { defineVariants } from '@foyer/ui/variants';
import type { HeroProps } from './hero.types.ts';

/** The first thing on a shelf page. */
export const Hero = defineVariants<'hero', HeroProps>('hero', {
  immersive: {
    module: 'libs/ui/screens/src/titles/hero/immersive.tsx',
    load: () => import('./immersive.tsx'),
  },
  editorial: {
    module: 'libs/ui/screens/src/titles/hero/editorial.tsx',
    load: () => import('./editorial.tsx'),
  },
});
