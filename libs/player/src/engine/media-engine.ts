import type {
  PlaybackError,
  PlayerPreferences,
  SubtitleCue,
  TrackState,
} from '@foyer/player-machine';
import type { BandwidthMemory } from './bandwidth-memory.ts';
import type { EngineDrm } from './engine-drm.ts';
import type { OpenPeers } from './peers.ts';
import type { PrefetchStore } from './prefetch.ts';

export type { EngineDrm } from './engine-drm.ts';

/** Where a title's media is, in the form one engine takes. */
export interface EngineSource {
  /** Address of the manifest. */
  url: string;
  isLive: boolean;
  /**
   * Live only: where to start, in the seconds of the service's clock (since 1970). Before the window of the stream
   * it means the window's start. @default the live edge less the presentation delay
   */
  liveStart?: number;
  /** Live only: by what clock and how late the stream may run. @default the browser's clock, as late as wished */
  clock?: LiveClock;
  /** Given for encrypted media. */
  drm?: EngineDrm;
}

/** The clock of a live stream, in seconds since 1970. */
export interface LiveClock {
  now: () => number;
  /** How far behind the newest picture to play. Reading 16 */
  edgeDelay: number;
  /** How late the service lets the stream run. */
  maxOffset: number;
}

/** What an engine reports. Playing, pausing, time and buffer are the video element's own events. */
export type EngineEvent =
  /** The manifest is known and playback may start; also after a retry. `duration` in seconds. */
  | { type: 'ready'; duration: number; isLive: boolean }
  | { type: 'tracks'; tracks: TrackState }
  /** The words of the subtitles at this moment; empty for none. */
  | { type: 'cues'; cues: readonly SubtitleCue[] }
  /** The rendition on the screen from now on: height in lines, bitrate in bits per second. */
  | { type: 'quality'; height: number; bitrate: number }
  /** The network is being asked again after a failure, or has answered. Playback may go on from the buffer. */
  | { type: 'reconnecting'; isOn: boolean }
  | { type: 'error'; error: PlaybackError };

/** What an engine is made with. */
export interface EngineOptions {
  video: HTMLVideoElement;
  /** Headers of the next manifest or segment request; every call counts as one request. ENGINE-013 to ENGINE-016 */
  requestHeaders: () => Readonly<Record<string, string>>;
  /** What was requested before the engine was there. */
  prefetched: PrefetchStore;
  /** Tracks to start with: as `wishOf` says them, and a band of quality. */
  preferred: Pick<PlayerPreferences, 'audio' | 'subtitle' | 'resolution'>;
  /** Where the measured bandwidth is kept from title to title. @default nowhere */
  bandwidth?: BandwidthMemory;
  /** Brings segments from other viewers, where the engine can ask them. @default all come from the origin */
  openPeers?: OpenPeers;
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
  /** Asks at once for what is waiting to be asked for again. Playback goes on from where it stands. */
  retry: () => void;
  /** Moves to a place in seconds. */
  seek: (time: number) => void;
  /**
   * The moment of the broadcast on the screen, in seconds since 1970, from the manifest's own clock; undefined for
   * what is no live stream, and before its manifest is known.
   */
  liveTime: () => number | undefined;
  /** Takes a value of `TrackState.resolutions`, or `AUTO_QUALITY`. */
  selectResolution: (value: string) => void;
  /** Takes a value of `TrackState.audios`. */
  selectAudio: (value: string) => void;
  /**
   * Takes a value of `TrackState.subtitles`. Null turns them off: then those of the picture's words alone are shown, in
   * the language of the sound.
   */
  selectSubtitle: (value: string | null) => void;
  /** Stops loading and playback and lets go of the element; no event follows. May be called twice. */
  destroy: () => void;
}

/** Makes an engine; the element belongs to it until `destroy`. */
export type CreateEngine = (options: EngineOptions) => MediaEngine;
