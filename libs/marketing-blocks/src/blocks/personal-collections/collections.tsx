import { defineVariants } from '@foyer/ui/variants';
import type { PersonalCollectionsProps } from './personal-collections.schema.ts';

/** Collections as pictures that spread like a hand of cards, or as cards of an index. */
export const Collections = defineVariants<'cards', Pick<PersonalCollectionsProps, 'collections'>>(
  'cards',
  {
    lit: {
      module: 'libs/marketing-blocks/src/blocks/personal-collections/fans.tsx',
      load: () => import('./fans.tsx'),
    },
    print: {
      module: 'libs/marketing-blocks/src/blocks/personal-collections/index-cards.tsx',
      load: () => import('./index-cards.tsx'),
    },
  },
);
