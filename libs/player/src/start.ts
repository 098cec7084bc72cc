/** For scripts that run before the page is there: no React, no xstate, no engine. */
export { preparePlayback, type PreparedPlayback } from './controller/prepare-playback.ts';
