import { defineVariants } from '../../variants/variant.tsx';
import type { ProgrammePageProps } from './programme-page.types.ts';

/** A show of a channel at one of its showings, and all of its showings. */
export const ProgrammePage = defineVariants<'guide', ProgrammePageProps>('guide', {
  timeline: {
    module: 'libs/ui/src/components/programme-page/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  listing: {
    module: 'libs/ui/src/components/programme-page/print.tsx',
    load: () => import('./print.tsx'),
  },
});
