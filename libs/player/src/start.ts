/** For scripts that run before the page is there: no React, no xstate, no engine. */
export type { EarlyStart } from './starter/early-start.ts';
export { preparePlayback, type PreparedPlayback } from './controller/prepare-playback.ts';
