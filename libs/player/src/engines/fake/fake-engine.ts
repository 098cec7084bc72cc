import { AUTO_QUALITY, type PlaybackError, type TrackState } from '@foyer/player-machine';
import { LIVE_DELAY_SECONDS } from '../../engine/limits.ts';
import type { CreateEngine, EngineEvent } from '../../engine/media-engine.ts';
import { wantedTrack } from '../../engine/track-choice.ts';
import { FakeMedia } from './fake-media.ts';

/** What a fake engine plays. */
export interface FakeTitle {
  /** Seconds. @default 60 */
  duration?: number;
  tracks?: Partial<TrackState>;
  /** Whether the manifest arrives when asked for. @default true */
  isReachable?: boolean;
  /** What loading fails with, instead of getting ready. */
  error?: PlaybackError;
  /** Makes it a live stream: the moment of its time zero, in seconds since 1970. */
  liveZero?: number;
  /** The rendition on the screen once it plays. @default 480 lines at 1 Mbit/s */
  quality?: { height: number; bitrate: number };
  /** Whether `play()` is let through. @default true */
  isPlayAllowed?: boolean;
}

/** A fake engine and the strings to pull. */
export interface FakeEngine {
  createEngine: CreateEngine;
  /** The element of the engine that was made last. */
  media: () => FakeMedia;
  /** Reports an event as the engine would. */
  report: (event: EngineEvent) => void;
  /** How many engines live. */
  liveCount: () => number;
}

const noTracks: TrackState = {
  resolutions: [],
  audios: [],
  subtitles: [],
  resolution: AUTO_QUALITY,
  audio: null,
  subtitle: null,
};

/** An engine without media, for tests and stories: obeys the contract, and time moves only when told. */
export function createFakeEngine(title: FakeTitle = {}): FakeEngine {
  const { duration = 60, isReachable = true, isPlayAllowed = true, error, liveZero } = title;
  const { quality = { height: 480, bitrate: 1_000_000 } } = title;
  let live = 0;
  let current: { media: FakeMedia; report: (event: EngineEvent) => void } | undefined;

  const createEngine: CreateEngine = ({ video, preferred, onEvent }) => {
    const media = new FakeMedia(video);
    media.isPlayAllowed = isPlayAllowed;
    let tracks: TrackState = { ...noTracks, ...title.tracks };
    const wanted = wantedTrack(tracks.subtitles, preferred.subtitle);
    tracks = { ...tracks, subtitle: wanted?.value ?? tracks.subtitle };
    let isGone = false;
    live += 1;
    const report = (event: EngineEvent) => {
      if (!isGone) onEvent(event);
    };
    current = { media, report };
    const choose = (chosen: Partial<TrackState>) => {
      tracks = { ...tracks, ...chosen };
      report({ type: 'tracks', tracks });
    };
    const open = (startTime: number) => {
      if (error) report({ type: 'error', error });
      if (error || !isReachable) return;
      media.open(duration, startTime);
      report({ type: 'ready', duration, isLive: liveZero !== undefined });
      report({ type: 'tracks', tracks });
      report({ type: 'quality', ...quality });
    };
    let hasSource = false;

    return {
      name: 'fake',
      load: ({ liveStart }, { startTime }) => {
        hasSource = true;
        const edge = Date.now() / 1000 - LIVE_DELAY_SECONDS;
        const place = liveZero === undefined ? startTime : (liveStart ?? edge) - liveZero;
        // An engine never answers inside the call; neither does this one.
        queueMicrotask(() => !isGone && open(place));
      },
      retry: () => {
        const { currentTime } = video;
        if (hasSource) queueMicrotask(() => !isGone && open(currentTime));
      },
      seek: (time) => media.seek(time),
      liveTime: () => (liveZero === undefined ? undefined : liveZero + video.currentTime),
      selectResolution: (value) => choose({ resolution: value }),
      selectAudio: (value) => choose({ audio: value }),
      selectSubtitle: (value) => choose({ subtitle: value }),
      destroy: () => {
        if (isGone) return;
        isGone = true;
        live -= 1;
        media.release();
      },
    };
  };

  const made = () => {
    if (!current) throw new Error('No fake engine has been made yet');
    return current;
  };
  return {
    createEngine,
    media: () => made().media,
    report: (event) => made().report(event),
    liveCount: () => live,
  };
}
