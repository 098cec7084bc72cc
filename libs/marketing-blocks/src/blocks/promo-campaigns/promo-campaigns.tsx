import { defineVariants } from '@foyer/ui/variants';
import type { PromoCampaignsProps } from './promo-campaigns.schema.ts';

/** Campaigns, and titles among them, as the first thing of a page: one by one, or the first with the others under it. BLOCK-049 */
export const PromoCampaigns = defineVariants<'cards', PromoCampaignsProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/promo-campaigns/in-turn.tsx',
    load: () => import('./in-turn.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/promo-campaigns/front-page.tsx',
    load: () => import('./front-page.tsx'),
  },
});
