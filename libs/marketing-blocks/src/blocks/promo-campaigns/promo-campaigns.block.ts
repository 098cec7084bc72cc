import { defineBlock } from '../../define-block.tsx';
import { promoCampaignsSchema } from './promo-campaigns.schema.ts';
import { PromoCampaigns } from './promo-campaigns.tsx';

/** The block of the type `promo` that has banners. */
export default defineBlock({
  schema: promoCampaignsSchema,
  component: PromoCampaigns,
  parts: [PromoCampaigns],
});
