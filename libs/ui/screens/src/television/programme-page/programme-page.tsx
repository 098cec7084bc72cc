import { defineVariants } from '@foyer/ui/variants';
import type { ProgrammePageProps } from './programme-page.types.ts';

/** A show of a channel at one of its showings, and all of its showings. */
export const ProgrammePage = defineVariants<'guide', ProgrammePageProps>('guide', {
  timeline: {
    module: 'libs/ui/screens/src/television/programme-page/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  listing: {
    module: 'libs/ui/screens/src/television/programme-page/print.tsx',
    load: () => import('./print.tsx'),
  },
});
