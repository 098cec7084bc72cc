import { defineBlock } from '../../define-block.tsx';
import { promoBannerV4Schema } from './promo-banner-v4.schema.ts';
import { Premieres } from './premieres.tsx';
import { PromoBannerV4 } from './promo-banner-v4.tsx';

/** The block chosen by the name `promo_banner_v4`. */
export default defineBlock({
  schema: promoBannerV4Schema,
  component: PromoBannerV4,
  parts: [Premieres],
});
