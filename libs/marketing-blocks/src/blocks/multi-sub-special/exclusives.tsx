import { defineVariants } from '@foyer/ui/variants';
import type { MultiSubSpecialProps } from './multi-sub-special.schema.ts';

/** Titles as posters over a still, or as a lead story with two small ones. */
export const Exclusives = defineVariants<'cards', Pick<MultiSubSpecialProps, 'titles' | 'still'>>(
  'cards',
  {
    lit: {
      module: 'libs/marketing-blocks/src/blocks/multi-sub-special/posters.tsx',
      load: () => import('./posters.tsx'),
    },
    print: {
      module: 'libs/marketing-blocks/src/blocks/multi-sub-special/stories.tsx',
      load: () => import('./stories.tsx'),
    },
  },
);
