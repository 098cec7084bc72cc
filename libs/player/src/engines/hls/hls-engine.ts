import HlsPlayer, { Events } from 'hls.js';
import type { DriverContext, EngineDriver, OpenDriver } from '../../engine/engine-driver.ts';
import { createMissingSegments } from '../../engine/missing-segments.ts';
import { createResilientEngine } from '../../engine/resilient-engine.ts';
import { attachHls } from '../../starter/adopt-hls.ts';
import { readHlsCues } from './hls-cues.ts';
import { hlsDrm } from './hls-drm.ts';
import { hlsError } from './hls-errors.ts';
import { hlsLoader, type HlsLoaderOptions } from './hls-loader.ts';
import { feedPeers } from './hls-peers.ts';
import { hlsSettings } from './hls-settings.ts';
import { hlsTracks, selectHlsResolution, trackIndex } from './hls-tracks.ts';
import { openNativeDriver } from './native-driver.ts';

/** Newer iPhones have the managed kind only, older ones neither. */
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

/** What is done about segments that do not come. */
function troubles(hls: () => HlsPlayer, { onEvent }: DriverContext) {
  const missing = createMissingSegments();
  const isLower = (level: number) => hls().autoLevelEnabled && level > hls().minAutoLevel;

  const onTrouble: HlsLoaderOptions['onTrouble'] = (trouble, { type, sn, level }) => {
    const isPicture = type === 'main';
    // hls.js answers a time-out with the next lower rendition.
    if (trouble === 'stalled') return isPicture && isLower(level) ? 'leave' : 'retry';
    const hasOthers = isPicture && hls().autoLevelEnabled && hls().levels.length > 1;
    const answer = missing.miss(type, sn, hasOthers);
    if (answer === 'giveUp') {
      const code = 'segments-missing';
      onEvent({ type: 'error', error: { severity: 2, category: 4, code } });
    }
    return answer === 'otherRendition' ? 'leave' : answer === 'skip' ? 'skip' : 'retry';
  };
  return { onTrouble, onSegment: ({ type }: { type: string }) => missing.came(type) };
}

/** Takes up what a viewer wants, once the manifest says what there is. */
function prefer(hls: HlsPlayer, { preferred }: DriverContext): void {
  if (preferred.resolution) selectHlsResolution(hls, preferred.resolution);
  const audio = trackIndex(hls.audioTracks, preferred.audio);
  if (audio >= 0) hls.audioTrack = audio;
  hls.subtitleTrack = trackIndex(hls.subtitleTracks, preferred.subtitle);
}

function report(hls: HlsPlayer, { onEvent }: DriverContext): void {
  const tellTracks = () => onEvent({ type: 'tracks', tracks: hlsTracks(hls) });
  hls.once(Events.LEVEL_LOADED, (_, { details }) => {
    onEvent({ type: 'ready', duration: details.totalduration, isLive: details.live });
    tellTracks();
  });
  hls.on(Events.AUDIO_TRACKS_UPDATED, tellTracks);
  hls.on(Events.AUDIO_TRACK_SWITCHED, tellTracks);
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, tellTracks);
  hls.on(Events.SUBTITLE_TRACK_SWITCH, tellTracks);
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    const shown = hls.levels[level];
    if (shown) onEvent({ type: 'quality', height: shown.height, bitrate: shown.bitrate });
  });
  hls.on(Events.ERROR, (_, { details, fatal, response }) => {
    const status = response?.code;
    onEvent({ type: 'error', error: hlsError({ details, fatal, ...(status && { status }) }) });
  });
}

function openHlsDriver(context: DriverContext): EngineDriver {
  const { video, source, delivery, onEvent } = context;
  const peers = context.joinPeers();
  const loader = hlsLoader({ delivery, peers, ...troubles(() => hls, context) });
  const hls: HlsPlayer = new HlsPlayer({
    ...hlsSettings(context),
    loader,
    ...(source.drm && hlsDrm(source.drm)),
  });
  hls.on(Events.MANIFEST_PARSED, () => prefer(hls, context));
  report(hls, context);
  const stopFeeding = peers && feedPeers(hls, video, peers);
  const stopCues = readHlsCues(hls, video, (text) => onEvent({ type: 'cue', text }));
  hls.loadSource(source.url);
  attachHls(hls, video);
  return {
    seek: (time) => {
      video.currentTime = time;
    },
    startLow: () => {
      if (hls.autoLevelEnabled && hls.levels.length > 0) hls.nextAutoLevel = hls.minAutoLevel;
    },
    selectResolution: (value) => {
      selectHlsResolution(hls, value);
      onEvent({ type: 'tracks', tracks: hlsTracks(hls) });
    },
    selectAudio: (value) => {
      hls.audioTrack = Number(value);
    },
    selectSubtitle: (value) => {
      hls.subtitleTrack = value === null ? -1 : Number(value);
    },
    repair: () => {
      const goesOn = !video.paused;
      hls.recoverMediaError();
      // The element is given a new source, and forgets that it was playing.
      if (goesOn) void video.play().catch(() => {});
      return true;
    },
    bandwidth: () => {
      const { bandwidthEstimate } = hls;
      const isMeasured = bandwidthEstimate !== context.firstEstimate;
      return isMeasured && bandwidthEstimate > 0 ? bandwidthEstimate : undefined;
    },
    liveTime: () => {
      const { playingDate } = hls;
      return hls.latestLevelDetails?.live && playingDate ? playingDate.getTime() / 1000 : undefined;
    },
    destroy: () => {
      stopCues();
      stopFeeding?.();
      hls.destroy();
      peers?.leave();
    },
  };
}

const open: OpenDriver = (context) =>
  hasMediaSource() ? openHlsDriver(context) : openNativeDriver(context);

/** Plays HLS through hls.js; an iPhone without Media Source Extensions plays it by itself, without choices. */
export const createHlsEngine = createResilientEngine('hls', open);
