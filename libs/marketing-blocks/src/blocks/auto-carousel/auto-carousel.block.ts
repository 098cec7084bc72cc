import { defineBlock } from '../../define-block.tsx';
import { autoCarouselSchema } from './auto-carousel.schema.ts';
import { AutoCarousel } from './auto-carousel.tsx';

/** The block chosen by the tag `auto_carousel`. */
export default defineBlock({
  schema: autoCarouselSchema,
  component: AutoCarousel,
  parts: [AutoCarousel],
});
