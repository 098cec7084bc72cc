import { defineVariants } from '@foyer/ui/variants';
import type { BannersProps } from '../../parts/banner.schema.ts';

/** One large campaign, and a smaller one under it. BLOCK-072 */
export const PromoBannerLarge = defineVariants<'cards', BannersProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-large/scenes.tsx',
    load: () => import('./scenes.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-large/boxes.tsx',
    load: () => import('./boxes.tsx'),
  },
});
