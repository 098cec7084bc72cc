export type {
  AdBreaks,
  AdOptions,
  BreakTools,
  PlayBreak,
  PrepareAds,
} from './controller/ad-breaks.ts';
export { checkAutoplay } from './controller/autoplay-check.ts';
export {
  createPlayer,
  type PlayerOptions,
  type RunningPlayer,
} from './controller/create-player.ts';
export { holdFilm } from './controller/hold-film.ts';
export type { LivePlace } from './controller/player-input.ts';
export { createMediaActor, type MediaActorOptions } from './controller/media-actor.ts';
export {
  type PreferenceStorage,
  readPreferences,
  writePreferences,
} from './controller/preferences.ts';
export {
  preparePlayback,
  type PreparedPlayback,
  type PrepareOptions,
} from './controller/prepare-playback.ts';
export {
  type BandwidthMemory,
  browserStorage,
  storedBandwidth,
} from './engine/bandwidth-memory.ts';
export {
  chooseEngine,
  type EngineChoice,
  type EngineName,
  loadEngine,
  manifestUrl,
} from './engine/choose-engine.ts';
export { engineDrm } from './engine/engine-drm.ts';
export type {
  CreateEngine,
  EngineDrm,
  EngineEvent,
  EngineOptions,
  EngineSource,
  MediaEngine,
} from './engine/media-engine.ts';
export {
  createPrefetchStore,
  type PrefetchedAnswer,
  type PrefetchOptions,
  type PrefetchStore,
} from './engine/prefetch.ts';
export { createRequestHeaders, type PlaybackIdentity } from './engine/request-headers.ts';
