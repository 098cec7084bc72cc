import { defineBlock } from '../../define-block.tsx';
import { promoBannerSchema } from './promo-banner.schema.ts';
import { PromoBanner } from './promo-banner.tsx';

/** The block chosen by the name `promo_banner`. */
export default defineBlock({
  schema: promoBannerSchema,
  component: PromoBanner,
  parts: [PromoBanner],
});
