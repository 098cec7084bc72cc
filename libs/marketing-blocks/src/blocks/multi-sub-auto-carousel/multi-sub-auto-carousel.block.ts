import { defineBlock } from '../../define-block.tsx';
import { multiSubAutoCarouselSchema } from './multi-sub-auto-carousel.schema.ts';
import { OneAtATime } from './one-at-a-time.tsx';
import { MultiSubAutoCarousel } from './multi-sub-auto-carousel.tsx';

/** The block chosen by the tag `multi_sub_auto_carousel`. */
export default defineBlock({
  schema: multiSubAutoCarouselSchema,
  component: MultiSubAutoCarousel,
  parts: [OneAtATime],
});
