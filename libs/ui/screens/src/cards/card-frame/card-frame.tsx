import { defineVariants } from '@foyer/ui/variants';
import type { CardFrameProps } from './card-frame.types.ts';

/** A picture, a title and a line of facts that are one link: what cards with no composition of their own are made of. */
export const CardFrame = defineVariants<'cards', CardFrameProps>('cards', {
  lit: {
    module: 'libs/ui/screens/src/cards/card-frame/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/screens/src/cards/card-frame/print.tsx',
    load: () => import('./print.tsx'),
  },
});
