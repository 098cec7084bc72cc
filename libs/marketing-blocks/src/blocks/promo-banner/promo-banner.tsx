import { defineVariants } from '@foyer/ui/variants';
import type { BannersProps } from '../../parts/banner.schema.ts';

/** At most two banners side by side, each as wide as its size says. BLOCK-072, BLOCK-086 */
export const PromoBanner = defineVariants<'cards', BannersProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner/scenes.tsx',
    load: () => import('./scenes.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner/boxes.tsx',
    load: () => import('./boxes.tsx'),
  },
});
