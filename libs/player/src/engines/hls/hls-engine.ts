import HlsPlayer, { Events, type Fragment } from 'hls.js';
import type { DriverContext, EngineDriver, OpenDriver } from '../../engine/engine-driver.ts';
import { createMissingSegments } from '../../engine/missing-segments.ts';
import { createResilientEngine } from '../../engine/resilient-engine.ts';
import { attachHls } from '../../starter/adopt-hls.ts';
import {
  hasOtherLevel,
  leaveLate,
  meteredAbr,
  OnwardStreamController,
  renewLow,
} from './hls-adaptation.ts';
import { readHlsCues } from './hls-cues.ts';
import { hlsDrm } from './hls-drm.ts';
import { hlsError } from './hls-errors.ts';
import { hlsLoader, type HlsLoaderOptions } from './hls-loader.ts';
import { feedPeers } from './hls-peers.ts';
import { hlsSettings } from './hls-settings.ts';
import { skippingErrors } from './hls-skips.ts';
import { hlsTracks, selectHlsResolution, trackIndex } from './hls-tracks.ts';
import { openNativeDriver } from './native-driver.ts';

/** Newer iPhones have the managed kind only, older ones neither. */
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

/** What is done about segments that do not come. */
function troubles(hls: () => HlsPlayer, skips: WeakSet<Fragment>, { onEvent }: DriverContext) {
  const missing = createMissingSegments();
  const mayLeave = () => hls().autoLevelEnabled && hasOtherLevel(hls());

  const onTrouble: HlsLoaderOptions['onTrouble'] = (trouble, fragment) => {
    const { type, sn, level } = fragment;
    const isPicture = type === 'main';
    // hls.js answers a time-out with the next lower rendition.
    if (trouble === 'stalled') {
      return isPicture && level > hls().minAutoLevel && mayLeave() ? 'leave' : 'retry';
    }
    const answer = missing.miss(type, sn, isPicture && mayLeave());
    if (answer === 'giveUp') {
      const code = 'segments-missing';
      onEvent({ type: 'error', error: { severity: 2, category: 4, code } });
    }
    if (answer === 'skip') skips.add(fragment);
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
  const { video, source, delivery, network, onEvent } = context;
  const peers = context.joinPeers();
  const skips = new WeakSet<Fragment>();
  const loader = hlsLoader({
    delivery,
    peers,
    network,
    ...troubles(() => hls, skips, context),
    onBytes: (fragment, bytes) => leaveLate(hls, network, fragment, bytes),
  });
  const hls: HlsPlayer = new HlsPlayer({
    ...hlsSettings(context),
    loader,
    abrController: meteredAbr(network),
    errorController: skippingErrors(skips),
    streamController: OnwardStreamController,
    ...(source.drm && hlsDrm(source.drm)),
  });
  hls.on(Events.MANIFEST_PARSED, () => prefer(hls, context));
  hls.on(Events.FRAG_BUFFERED, (_, { frag }) => {
    if (frag.type === 'main') renewLow(hls, network);
  });
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
