import { defineVariants } from '../../variants/variant.tsx';
import type { GuideProps } from './guide.types.ts';

/** The programme guide: what is on which channel, and when. Look §1, §2 Guide */
export const Guide = defineVariants<'guide', GuideProps>('guide', {
  timeline: {
    module: 'libs/ui/src/components/guide/timeline.tsx',
    load: () => import('./timeline.tsx'),
  },
  listing: {
    module: 'libs/ui/src/components/guide/listing.tsx',
    load: () => import('./listing.tsx'),
  },
});
