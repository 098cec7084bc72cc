import { defineVariants } from '@foyer/ui/variants';
import type { StatePageProps } from './state-page.types.ts';

/** A whole page that says that nothing is here, and what to do. */
export const StatePage = defineVariants<'statePage', StatePageProps>('statePage', {
  lamp: {
    module: 'libs/ui/screens/src/pages/state-page/lamp.tsx',
    load: () => import('./lamp.tsx'),
  },
  proof: {
    module: 'libs/ui/screens/src/pages/state-page/proof.tsx',
    load: () => import('./proof.tsx'),
  },
});
