import { defineVariants } from '@foyer/ui/variants';
import type { GuideProps } from './guide.types.ts';

/** The programme guide: what is on which channel, and when. Look §1, §2 Guide */
export const Guide = defineVariants<'guide', GuideProps>('guide', {
  timeline: {
    module: 'libs/ui/screens/src/television/guide/timeline.tsx',
    load: () => import('./timeline.tsx'),
  },
  listing: {
    module: 'libs/ui/screens/src/television/guide/listing.tsx',
    load: () => import('./listing.tsx'),
  },
});
