import { defineBlock } from '../../define-block.tsx';
import { multiSubCarouselSchema } from './multi-sub-carousel.schema.ts';
import { MultiSubCarousel } from './multi-sub-carousel.tsx';

/** The block chosen by the tag `multi_sub_carousel`. */
export default defineBlock({
  schema: multiSubCarouselSchema,
  component: MultiSubCarousel,
  parts: [MultiSubCarousel],
});
