import { CarouselBlock } from './carousel.tsx';

/** The block chosen by the type `carousel`. */
export default CarouselBlock;
