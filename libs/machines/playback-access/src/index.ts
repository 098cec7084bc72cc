export { playbackAccessEvents, type PlaybackAccessEvent } from './playback-access.events.ts';
export { createPlaybackAccessMachine, playbackAccessMachine } from './playback-access.machine.ts';
export { selectPlaybackAccess, type PlaybackAccessView } from './playback-access.selectors.ts';
export type {
  PlaybackAccessContext,
  PlaybackAccessInput,
  PlaybackAccessPorts,
  PlaybackAnswer,
  Refusal,
} from './playback-access.types.ts';
