import { defineBlock } from '../../define-block.tsx';
import { promoBannerV3Schema } from './promo-banner-v3.schema.ts';
import { Logos } from './logos.tsx';
import { PromoBannerV3 } from './promo-banner-v3.tsx';

/** The block chosen by the name `promo_banner_v3`. */
export default defineBlock({
  schema: promoBannerV3Schema,
  component: PromoBannerV3,
  parts: [Logos],
});
