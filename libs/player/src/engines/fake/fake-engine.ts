import { AUTO_QUALITY, type PlaybackError, type TrackState } from '@foyer/player-machine';
import type { CreateEngine, EngineEvent } from '../../engine/media-engine.ts';
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
  const { duration = 60, isReachable = true, isPlayAllowed = true, error } = title;
  let live = 0;
  let current: { media: FakeMedia; report: (event: EngineEvent) => void } | undefined;

  const createEngine: CreateEngine = ({ video, preferred, onEvent }) => {
    const media = new FakeMedia(video);
    media.isPlayAllowed = isPlayAllowed;
    let tracks: TrackState = { ...noTracks, ...title.tracks };
    const wanted = tracks.subtitles.find(({ language }) => language === preferred.subtitle);
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
      report({ type: 'ready', duration, isLive: false });
      report({ type: 'tracks', tracks });
    };
    let hasSource = false;

    return {
      name: 'fake',
      load: (_, { startTime }) => {
        hasSource = true;
        // An engine never answers inside the call; neither does this one.
        queueMicrotask(() => !isGone && open(startTime));
      },
      retry: () => {
        const { currentTime } = video;
        if (hasSource) queueMicrotask(() => !isGone && open(currentTime));
      },
      seek: (time) => media.seek(time),
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
