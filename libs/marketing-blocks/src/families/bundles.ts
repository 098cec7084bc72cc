// What shows services with what is in them: pages with one of them mostly have others, so they come in one file.
export { default as allInOne } from '../blocks/all-in-one/all-in-one.block.ts';
export { default as fourServices } from '../blocks/four-services/four-services.block.ts';
export { default as multiSubAutoCarousel } from '../blocks/multi-sub-auto-carousel/multi-sub-auto-carousel.block.ts';
export { default as multiSubBlock } from '../blocks/multi-sub-block/multi-sub-block.block.ts';
export { default as multiSubCarousel } from '../blocks/multi-sub-carousel/multi-sub-carousel.block.ts';
export { default as multiSubMusic } from '../blocks/multi-sub-music/multi-sub-music.block.ts';
export { default as multiSubSpecial } from '../blocks/multi-sub-special/multi-sub-special.block.ts';
export { default as subservices } from '../blocks/subservices/subservices.block.ts';
