import type { PlaybackError, PlayerPreferences, TrackState } from '@foyer/player-machine';
import type { PrefetchStore } from './prefetch.ts';

/** Where a title's media is, in the form one engine takes. */
export interface EngineSource {
  /** Address of the manifest. */
  url: string;
  isLive: boolean;
  /** Given for encrypted media. */
  drm?: EngineDrm;
}

/** How to get the keys of encrypted media. */
export interface EngineDrm {
  /** Answers ClearKey licence requests: `{kids}` in, a JWK set out. */
  clearKeyUrl: string;
  /** The token that licence requests carry, asked for anew with each. DRM-001 */
  getToken: () => string;
}

/** What an engine reports. Playing, pausing, time and buffer are the video element's own events. */
export type EngineEvent =
  /** The manifest is known and playback may start; also after a retry. `duration` in seconds. */
  | { type: 'ready'; duration: number; isLive: boolean }
  | { type: 'tracks'; tracks: TrackState }
  /** The words of the chosen subtitles at this moment; empty for none. */
  | { type: 'cue'; text: string }
  | { type: 'error'; error: PlaybackError };

/** What an engine is made with. */
export interface EngineOptions {
  video: HTMLVideoElement;
  /** Headers of the next manifest or segment request; every call counts as one request. ENGINE-013 to ENGINE-016 */
  requestHeaders: () => Readonly<Record<string, string>>;
  /** What was requested before the engine was there. */
  prefetched: PrefetchStore;
  /** Tracks to start with: languages as BCP 47, a band of quality. */
  preferred: Pick<PlayerPreferences, 'audio' | 'subtitle' | 'resolution'>;
  onEvent: (event: EngineEvent) => void;
}

/**
 * Plays one title into a video element. Each implementation translates one library to this contract, and
 * `describeMediaEngine` is the suite that every implementation passes.
 */
export interface MediaEngine {
  readonly name: 'dash' | 'hls' | 'fake';
  /** Starts to load; what was loaded before is dropped. Answers with `ready` or an error. `startTime` in seconds. */
  load: (source: EngineSource, options: { startTime: number }) => void;
  /** Goes on after a network error, from where playback stands. Does nothing before `load`. */
  retry: () => void;
  /** Moves to a place in seconds. */
  seek: (time: number) => void;
  /** Takes a value of `TrackState.resolutions`, or `AUTO_QUALITY`. */
  selectResolution: (value: string) => void;
  /** Takes a value of `TrackState.audios`. */
  selectAudio: (value: string) => void;
  /** Takes a value of `TrackState.subtitles`, or null for none. */
  selectSubtitle: (value: string | null) => void;
  /** Stops loading and playback and lets go of the element; no event follows. May be called twice. */
  destroy: () => void;
}

/** Makes an engine; the element belongs to it until `destroy`. */
export type CreateEngine = (options: EngineOptions) => MediaEngine;
