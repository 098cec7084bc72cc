import { defineVariants } from '@foyer/ui/variants';
import type { NavigationProps } from './navigation.types.ts';

/** Header and navigation of every page with a layout; `preload` fetches the chosen variant. */
export const Navigation = defineVariants<'navigation', NavigationProps>('navigation', {
  rail: {
    module: 'libs/ui/screens/src/navigation/navigation/rail.tsx',
    load: () => import('./rail.tsx'),
  },
  masthead: {
    module: 'libs/ui/screens/src/navigation/navigation/masthead.tsx',
    load: () => import('./masthead.tsx'),
  },
});
