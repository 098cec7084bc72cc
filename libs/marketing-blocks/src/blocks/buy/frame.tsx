import { defineVariants } from '@foyer/ui/variants';
import type { FrameProps } from './frame.types.ts';

/** What is sold and bought stands in: a lit card, or a coupon to be cut out. */
export const Frame = defineVariants<'cards', FrameProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/buy/dawn.tsx',
    load: () => import('./dawn.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/buy/coupon.tsx',
    load: () => import('./coupon.tsx'),
  },
});
