import { defineVariants } from '@foyer/ui/variants';
import type { ServiceOffer } from '../../parts/service-offer.schema.ts';

/** Services to be added: rows with pictures, or a table with prices at its edge. */
export const AddOns = defineVariants<'cards', { offers: readonly ServiceOffer[] }>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/subservices/add-on-rows.tsx',
    load: () => import('./add-on-rows.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/subservices/add-on-list.tsx',
    load: () => import('./add-on-list.tsx'),
  },
});
