import { defineVariants } from '@foyer/ui/variants';
import type { BannersProps } from '../../parts/banner.schema.ts';

/** Ways into the service as a mosaic, each of the size that it has. */
export const BannersServicesContent = defineVariants<'cards', BannersProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/banners-services-content/tiles.tsx',
    load: () => import('./tiles.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/banners-services-content/classifieds.tsx',
    load: () => import('./classifieds.tsx'),
  },
});
