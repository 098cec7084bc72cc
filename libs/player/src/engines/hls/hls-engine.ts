import HlsPlayer, { ErrorTypes, Events, type ErrorData, type HlsConfig } from 'hls.js';
import {
  BACK_BUFFER_SECONDS,
  BUFFER_GOAL_SECONDS,
  LIVE_DELAY_SECONDS,
} from '../../engine/limits.ts';
import type { CreateEngine, EngineOptions, EngineSource } from '../../engine/media-engine.ts';
import { readHlsCues } from './hls-cues.ts';
import { clearKeySystems } from './hls-drm.ts';
import { hlsError } from './hls-errors.ts';
import { prefetchingLoader } from './hls-requests.ts';
import { hlsTracks, selectHlsResolution, trackIndex } from './hls-tracks.ts';

const MEDIA_RECOVERIES = 2;

/** Newer iPhones have the managed kind only, older ones neither. */
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

/** Plays HLS through hls.js; an iPhone without Media Source Extensions plays it by itself, without choices. */
export const createHlsEngine: CreateEngine = (options) => {
  const { video, preferred, onEvent } = options;
  let source: EngineSource | undefined;
  let hls: HlsPlayer | undefined;
  let recoveries = 0;
  let stopCues = () => {};

  const tellTracks = () => {
    if (hls) onEvent({ type: 'tracks', tracks: hlsTracks(hls) });
  };

  const onError = (made: HlsPlayer, { type, details, fatal, response }: ErrorData) => {
    // hls.js repairs what the decoder refused, if asked; only when that did not help it is an error for people.
    if (fatal && type === ErrorTypes.MEDIA_ERROR && recoveries < MEDIA_RECOVERIES) {
      recoveries += 1;
      made.recoverMediaError();
      return;
    }
    const status = response?.code;
    onEvent({
      type: 'error',
      error: hlsError({ type, details, fatal, ...(status && { status }) }),
    });
  };

  const start = (from: EngineSource, startTime: number) => {
    if (!hasMediaSource()) {
      playNatively(from, startTime, options);
      return;
    }
    const made = new HlsPlayer(hlsConfig(from, startTime, options));
    hls = made;
    recoveries = 0;
    made.on(Events.MANIFEST_PARSED, () => {
      if (preferred.resolution) selectHlsResolution(made, preferred.resolution);
      const audio = trackIndex(made.audioTracks, preferred.audio);
      if (audio >= 0) made.audioTrack = audio;
      made.subtitleTrack = trackIndex(made.subtitleTracks, preferred.subtitle);
    });
    made.once(Events.LEVEL_LOADED, (_, { details }) => {
      onEvent({ type: 'ready', duration: details.totalduration, isLive: details.live });
      tellTracks();
    });
    made.on(Events.AUDIO_TRACKS_UPDATED, tellTracks);
    made.on(Events.AUDIO_TRACK_SWITCHED, tellTracks);
    made.on(Events.SUBTITLE_TRACKS_UPDATED, tellTracks);
    made.on(Events.SUBTITLE_TRACK_SWITCH, tellTracks);
    stopCues = readHlsCues(made, video, (text) => onEvent({ type: 'cue', text }));
    made.on(Events.ERROR, (_, data) => onError(made, data));
    made.loadSource(from.url);
    made.attachMedia(video);
  };

  const stop = () => {
    stopCues();
    stopCues = () => {};
    hls?.destroy();
    hls = undefined;
  };

  return {
    name: 'hls',
    load: (from, { startTime }) => {
      stop();
      source = from;
      start(from, startTime);
    },
    retry: () => {
      if (hls?.levels.length) hls.startLoad();
      else if (hls && source) hls.loadSource(source.url);
    },
    seek: (time) => {
      video.currentTime = time;
    },
    selectResolution: (value) => {
      if (hls) selectHlsResolution(hls, value);
      tellTracks();
    },
    selectAudio: (value) => {
      if (hls) hls.audioTrack = Number(value);
    },
    selectSubtitle: (value) => {
      if (hls) hls.subtitleTrack = value === null ? -1 : Number(value);
    },
    destroy: () => {
      stop();
      source = undefined;
      video.removeAttribute('src');
      video.load();
    },
  };
};

function hlsConfig(
  from: EngineSource,
  startTime: number,
  options: EngineOptions,
): Partial<HlsConfig> {
  return {
    loader: prefetchingLoader(options.prefetched),
    xhrSetup: (xhr) => {
      for (const [name, value] of Object.entries(options.requestHeaders())) {
        xhr.setRequestHeader(name, value);
      }
    },
    // A worker from a blob is forbidden by the page's policy.
    enableWorker: false,
    startPosition: startTime > 0 || !from.isLive ? startTime : -1,
    maxBufferLength: from.isLive ? BUFFER_GOAL_SECONDS.live : BUFFER_GOAL_SECONDS.vod,
    backBufferLength: BACK_BUFFER_SECONDS,
    liveSyncDuration: LIVE_DELAY_SECONDS,
    capLevelToPlayerSize: true,
    renderTextTracksNatively: false,
    startLevel: 0,
    ...(from.drm && clearKeySystems(from.drm)),
  };
}

function playNatively(
  from: EngineSource,
  startTime: number,
  { video, onEvent }: EngineOptions,
): void {
  video.addEventListener(
    'loadedmetadata',
    () => {
      video.currentTime = startTime;
      onEvent({ type: 'ready', duration: video.duration, isLive: from.isLive });
    },
    { once: true },
  );
  video.src = from.url;
}
