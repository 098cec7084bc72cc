export {
  getChannelPlayback,
  getKaraokePlayback,
  getPlayback,
  getProgrammePlayback,
  getTrailerPlayback,
  type PlaybackInput,
} from './playback.resource.ts';
