import { defineBlock } from '../../define-block.tsx';
import { promoBannerLargeSchema } from './promo-banner-large.schema.ts';
import { PromoBannerLarge } from './promo-banner-large.tsx';

/** The block chosen by the name `promoBanner`. */
export default defineBlock({
  schema: promoBannerLargeSchema,
  component: PromoBannerLarge,
  parts: [PromoBannerLarge],
});
