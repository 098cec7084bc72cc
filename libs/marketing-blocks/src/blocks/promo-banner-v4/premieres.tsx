import { defineVariants } from '@foyer/ui/variants';
import type { PromoBannerV4Props } from './promo-banner-v4.schema.ts';

/** Props of either composition. */
export type PremieresProps = Pick<PromoBannerV4Props, 'titles' | 'banner'>;

/** Premieres and a banner beneath: on one stage by turns, or in columns. */
export const Premieres = defineVariants<'autoCarousel', PremieresProps>('autoCarousel', {
  drift: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-v4/by-turns.tsx',
    load: () => import('./by-turns.tsx'),
  },
  contact: {
    module: 'libs/marketing-blocks/src/blocks/promo-banner-v4/columns.tsx',
    load: () => import('./columns.tsx'),
  },
});
