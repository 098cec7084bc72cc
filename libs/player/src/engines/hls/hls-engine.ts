import HlsPlayer, { ErrorDetails, Events, type Fragment } from 'hls.js';
import type { DriverContext, EngineDriver, OpenDriver } from '../../engine/engine-driver.ts';
import { createMissingSegments } from '../../engine/missing-segments.ts';
import { createResilientEngine } from '../../engine/resilient-engine.ts';
import { wantedTrack } from '../../engine/track-choice.ts';
import { attachHls } from '../../starter/adopt-hls.ts';
import { takeOver } from '../../starter/started-media.ts';
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
import { fragmentName, hlsLoader, type HlsLoaderOptions } from './hls-loader.ts';
import { feedPeers } from './hls-peers.ts';
import { hlsSettings } from './hls-settings.ts';
import { skippingErrors } from './hls-skips.ts';
import { createHlsSubtitles } from './hls-subtitles.ts';
import { hlsAudios, hlsTracks, selectHlsResolution } from './hls-tracks.ts';
import { openNativeDriver } from './native-driver.ts';

export { playHlsFile } from './play-hls-file.ts';

/** Newer iPhones have the managed kind only, older ones neither. */
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

/** What is done about segments that do not come. */
function troubles(
  hls: () => HlsPlayer,
  skips: WeakSet<Fragment>,
  { video, onEvent }: DriverContext,
) {
  const missing = createMissingSegments();
  const mayLeave = () => hls().autoLevelEnabled && hasOtherLevel(hls());

  const onTrouble: HlsLoaderOptions['onTrouble'] = (trouble, fragment) => {
    const { type, sn, level } = fragment;
    const isPicture = type === 'main';
    // hls.js answers a time-out with the next lower rendition.
    if (trouble === 'stalled') {
      return isPicture && level > hls().minAutoLevel && mayLeave() ? 'leave' : 'retry';
    }
    const hasOthers = isPicture && mayLeave();
    const isShown = video.buffered.length > 0;
    const answer =
      trouble === 'broken'
        ? missing.breaks(type, sn, { hasOthers, isShown })
        : missing.miss(type, sn, hasOthers);
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
  hls.on(Events.MANIFEST_PARSED, () => {
    if (preferred.resolution) selectHlsResolution(hls, preferred.resolution);
  });
  // The sounds are known with the group of the first rendition, and not with the manifest.
  hls.once(Events.AUDIO_TRACKS_UPDATED, () => {
    const audio = wantedTrack(hlsAudios(hls), preferred.audio);
    if (audio) hls.audioTrack = Number(audio.value);
  });
}

/** Each is said once when a buffer does not take a segment. */
const undecodable: ReadonlySet<string> = new Set([
  ErrorDetails.BUFFER_APPEND_ERROR,
  ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET,
]);

function report(hls: HlsPlayer, { onEvent }: DriverContext, tellTracks: () => void): void {
  hls.once(Events.LEVEL_LOADED, (_, { details }) => {
    onEvent({ type: 'ready', duration: details.totalduration, isLive: details.live });
    tellTracks();
  });
  hls.on(Events.AUDIO_TRACKS_UPDATED, tellTracks);
  hls.on(Events.AUDIO_TRACK_SWITCHED, tellTracks);
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    const shown = hls.levels[level];
    if (shown) onEvent({ type: 'quality', height: shown.height, bitrate: shown.bitrate });
  });
  hls.on(Events.ERROR, (_, { details, fatal, response, frag }) => {
    const status = response?.code;
    const error = hlsError({ details, fatal, ...(status && { status }) });
    const segments = frag && undecodable.has(details) ? [fragmentName(frag)] : [];
    onEvent({ type: 'error', error, segments });
  });
}

function openHlsDriver(context: DriverContext): EngineDriver {
  const { video, source, delivery, network, preferred, onEvent } = context;
  const peers = context.joinPeers();
  const skips = new WeakSet<Fragment>();
  const started = takeOver(video);
  const loader = hlsLoader({
    delivery,
    peers,
    network,
    ...troubles(() => hls, skips, context),
    onBytes: (fragment, bytes) => leaveLate(hls, network, fragment, bytes),
  });
  const hls: HlsPlayer = new HlsPlayer({
    ...hlsSettings({
      ...context,
      isStarted: started !== undefined && network.estimate() !== undefined,
    }),
    loader,
    abrController: meteredAbr(network),
    errorController: skippingErrors(skips),
    streamController: OnwardStreamController,
    ...(source.drm && hlsDrm(source.drm)),
  });
  prefer(hls, context);
  const cues = readHlsCues(hls, video, (shown) => onEvent({ type: 'cues', cues: shown }));
  const subtitles = createHlsSubtitles(hls, {
    wish: preferred.subtitle,
    onChange: () => {
      cues.show(subtitles.shown());
      tellTracks();
    },
  });
  const tellTracks = () => onEvent({ type: 'tracks', tracks: hlsTracks(hls, subtitles) });
  hls.on(Events.FRAG_BUFFERED, (_, { frag }) => {
    if (frag.type === 'main') renewLow(hls, network);
  });
  report(hls, context, tellTracks);
  const stopFeeding = peers && feedPeers(hls, video, peers);
  hls.loadSource(source.url);
  attachHls(hls, video, started);
  return {
    seek: (time) => {
      video.currentTime = time;
    },
    startLow: () => {
      if (hls.autoLevelEnabled && hls.levels.length > 0) hls.nextAutoLevel = hls.minAutoLevel;
    },
    selectResolution: (value) => {
      selectHlsResolution(hls, value);
      tellTracks();
    },
    selectAudio: (value) => {
      hls.audioTrack = Number(value);
    },
    selectSubtitle: subtitles.select,
    repair: () => {
      hls.recoverMediaError();
      return true;
    },
    liveTime: () => {
      const { playingDate } = hls;
      return hls.latestLevelDetails?.live && playingDate ? playingDate.getTime() / 1000 : undefined;
    },
    destroy: () => {
      cues.stop();
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
