import { MediaPlayer, type MediaPlayerClass, type Representation } from 'dashjs';
import type { DriverContext, EngineDriver } from '../../engine/engine-driver.ts';
import { createMissingSegments } from '../../engine/missing-segments.ts';
import { createResilientEngine } from '../../engine/resilient-engine.ts';
import { adoptIntoDash } from '../../starter/adopt-dash.ts';
import { loadedFrom, takeOver } from '../../starter/started-media.ts';
import { askAgainForAbandoned } from './dash-abandoned.ts';
import { readDashCues } from './dash-cues.ts';
import { useDashDrm } from './dash-drm.ts';
import { dashError, readDashError } from './dash-errors.ts';
import { useDelivery, type DashLoaderOptions } from './dash-loader.ts';
import { addDashRules, type SegmentTroubles } from './dash-rules.ts';
import { dashSettings } from './dash-settings.ts';
import { endSwitchesWithPlayer } from './dash-switches.ts';
import {
  dashTracks,
  isDashAuto,
  preferDashTracks,
  selectDashAudio,
  selectDashResolution,
  selectDashSubtitle,
  startDashLow,
  wantedDashResolution,
  wantedDashSubtitle,
} from './dash-tracks.ts';

/** What is done about segments that do not come. */
function onTroubles(
  player: MediaPlayerClass,
  troubles: SegmentTroubles,
  { onEvent }: DriverContext,
): Pick<DashLoaderOptions, 'onTrouble' | 'onSegment'> {
  const missing = createMissingSegments();
  return {
    onSegment: ({ mediaType = '' }) => missing.came(mediaType),
    onTrouble: (trouble, { url, mediaType = '', startTime = 0 }, look) => {
      const isMoved = () => {
        troubles.set(url, trouble);
        look();
        const didMove = troubles.get(url) === 'moved';
        troubles.delete(url);
        return didMove;
      };
      if (trouble === 'stalled') return isMoved() ? 'leave' : 'retry';
      const hasOthers = mediaType === 'video' && isDashAuto(player);
      const first = missing.miss(mediaType, startTime, hasOthers);
      if (first === 'otherRendition' && isMoved()) return 'leave';
      const answer = first === 'otherRendition' ? missing.miss(mediaType, startTime, false) : first;
      if (answer !== 'giveUp') return 'skip';
      onEvent({
        type: 'error',
        error: { severity: 2, category: 4, code: 'segments-missing' },
      });
      return 'retry';
    },
  };
}

const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0);

function openDashDriver(context: DriverContext): EngineDriver {
  const { video, source, startTime, preferred, onEvent } = context;
  const chosen = { resolution: preferred.resolution, subtitle: null as string | null };
  const troubles: SegmentTroubles = new Map();
  let shownRate: number | undefined;
  /** A place that was asked for too early. */
  let wantedTime: number | undefined;
  const player = MediaPlayer().create();

  const tellTracks = () => onEvent({ type: 'tracks', tracks: dashTracks(player, chosen) });
  const tellQuality = (shown: Pick<Representation, 'height' | 'bandwidth'> | null) => {
    shownRate = shown?.bandwidth ?? shownRate;
    if (shown) onEvent({ type: 'quality', height: shown.height, bitrate: shown.bandwidth });
  };

  useDelivery(player, { delivery: context.delivery, ...onTroubles(player, troubles, context) });
  const started = takeOver(video);
  if (started) adoptIntoDash(player, started);
  endSwitchesWithPlayer(player);
  askAgainForAbandoned(player);
  player.initialize();
  player.updateSettings(dashSettings(source.isLive));
  // Its own asks another party for the time; ours come with the manifest, or with its answer.
  player.clearDefaultUTCTimingSources();
  addDashRules(player, troubles, { ...context, shown: () => shownRate });
  preferDashTracks(player, preferred);
  player.setAutoPlay(false);
  if (source.drm) useDashDrm(player, source.drm, onEvent);
  const cues = readDashCues(player, (text) => onEvent({ type: 'cue', text }));
  let isFirst = true;
  player.on('streamInitialized', () => {
    if (wantedTime !== undefined) player.seekToPresentationTime(wantedTime);
    wantedTime = undefined;
    if (!isFirst) return;
    isFirst = false;
    chosen.resolution = wantedDashResolution(player, chosen.resolution);
    chosen.subtitle = wantedDashSubtitle(player, preferred.subtitle);
    selectDashResolution(player, chosen.resolution);
    selectDashSubtitle(player, chosen.subtitle);
    onEvent({ type: 'ready', duration: finite(player.duration()), isLive: player.isDynamic() });
    tellTracks();
  });
  player.on('trackChangeRendered', tellTracks);
  player.on('canPlay', () => tellQuality(player.getCurrentRepresentationForType('video')));
  player.on(
    'qualityChangeRendered',
    (event: { mediaType: string; newRepresentation: Representation }) => {
      if (event.mediaType === 'video') tellQuality(event.newRepresentation);
    },
  );
  player.on('error', ({ error }: { error?: unknown }) => {
    onEvent({ type: 'error', error: dashError(readDashError(error)) });
  });
  player.attachView(video);
  // What plays already is not loaded again: dash.js begins behind it, and leaves the playhead alone.
  player.attachSource(source.url, started ? loadedFrom(started, video.currentTime) : startTime);

  return {
    seek: (time) => {
      if (player.isReady() && !isFirst) player.seekToPresentationTime(time);
      // What plays already can go there by itself; dash.js begins where it finds it.
      else if (started) video.currentTime = time;
      else wantedTime = time;
    },
    startLow: () => startDashLow(player),
    selectResolution: (value) => {
      chosen.resolution = value;
      selectDashResolution(player, value);
      tellTracks();
    },
    selectAudio: (value) => selectDashAudio(player, value),
    selectSubtitle: (value) => {
      chosen.subtitle = value;
      cues.clear();
      selectDashSubtitle(player, value);
      tellTracks();
    },
    repair: () => {
      const goesOn = !video.paused;
      player.attachSource(source.url, source.isLive ? undefined : video.currentTime);
      if (goesOn) void video.play().catch(() => {});
      return true;
    },
    liveTime: () => {
      if (isFirst || !player.isDynamic()) return undefined;
      const time = player.timeAsUTC();
      return time > 0 ? time - context.liveOffset : undefined;
    },
    destroy: () => player.destroy(),
  };
}

/** Plays MPEG-DASH through dash.js. */
export const createDashEngine = createResilientEngine('dash', openDashDriver);
