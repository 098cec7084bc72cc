// What tells about a film or a service on a separate page: pages with one of them mostly have others, so they come in one file.
export { default as aboutService } from '../blocks/about-service/about-service.block.ts';
export { default as autoCarousel } from '../blocks/auto-carousel/auto-carousel.block.ts';
export { default as moreDetails } from '../blocks/more-details/more-details.block.ts';
export { default as personalCollections } from '../blocks/personal-collections/personal-collections.block.ts';
export { default as persons } from '../blocks/persons/persons.block.ts';
export { default as player } from '../blocks/player/player.block.ts';
export { default as playerPlaylist } from '../blocks/player-playlist/player-playlist.block.ts';
export { default as prompt } from '../blocks/prompt/prompt.block.ts';
export { default as whatYouGet } from '../blocks/what-you-get/what-you-get.block.ts';
