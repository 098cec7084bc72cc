/** What a page knows of a playback before its machine runs; needs no xstate. */
export { createPlayerContext } from './player.context.ts';
export { DEFAULT_EDGE_DELAY_SECONDS } from './player.live.ts';
export { AUTO_QUALITY } from './player.options.ts';
export { readWish } from './player.wishes.ts';
