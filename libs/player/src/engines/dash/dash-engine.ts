import { MediaPlayer, type Representation } from 'dashjs';
import type { DriverContext, EngineDriver } from '../../engine/engine-driver.ts';
import { createResilientEngine } from '../../engine/resilient-engine.ts';
import { adoptIntoDash } from '../../starter/adopt-dash.ts';
import { loadedFrom, takeOver } from '../../starter/started-media.ts';
import { askAgainForAbandoned } from './dash-abandoned.ts';
import { watchAppends } from './dash-appends.ts';
import { keepDashChoices } from './dash-choices.ts';
import { readDashCues } from './dash-cues.ts';
import { useDashDrm } from './dash-drm.ts';
import { dashError, readDashError } from './dash-errors.ts';
import { goOnBehindHoles } from './dash-holes.ts';
import { useDelivery } from './dash-loader.ts';
import { addDashRules, type SegmentTroubles } from './dash-rules.ts';
import { dashSettings } from './dash-settings.ts';
import { endSwitchesWithPlayer } from './dash-switches.ts';
import {
  dashTracks,
  selectDashResolution,
  startDashLow,
  wantedDashResolution,
} from './dash-tracks.ts';
import { leaveWithoutStart, onTroubles } from './dash-troubles.ts';

const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0);

function openDashDriver(context: DriverContext): EngineDriver {
  const { video, source, startTime, preferred, onEvent } = context;
  let resolution = preferred.resolution;
  const troubles: SegmentTroubles = new Map();
  let shownRate: number | undefined;
  let isOver = false;
  /** A place that was asked for too early. */
  let wantedTime: number | undefined;
  const player = MediaPlayer().create();

  const tellTracks = () => {
    const chosen = { resolution, subtitle: choices.subtitle() };
    onEvent({ type: 'tracks', tracks: dashTracks(player, chosen) });
  };
  const tellQuality = (shown: Pick<Representation, 'height' | 'bandwidth'> | null) => {
    shownRate = shown?.bandwidth ?? shownRate;
    if (shown) onEvent({ type: 'quality', height: shown.height, bitrate: shown.bandwidth });
  };

  const taking = watchAppends(player);
  useDelivery(player, {
    delivery: context.delivery,
    ...onTroubles(player, troubles, context),
    onAnswer: taking.gave,
    onMissingStart: leaveWithoutStart(context),
  });
  const started = takeOver(video);
  if (started) adoptIntoDash(player, started, video);
  endSwitchesWithPlayer(player);
  goOnBehindHoles(player);
  askAgainForAbandoned(player);
  const cues = readDashCues(player, (shown) => onEvent({ type: 'cues', cues: shown }));
  player.initialize();
  player.updateSettings(dashSettings(source.isLive, started && context.network.estimate()));
  // Its own asks another party for the time; ours come with the manifest, or with its answer.
  player.clearDefaultUTCTimingSources();
  player.registerCustomCapabilitiesFilter(({ id }) => !context.lost.has(id));
  addDashRules(player, troubles, { ...context, shown: () => shownRate });
  const choices = keepDashChoices(player, { preferred, onOther: cues.clear });
  player.setAutoPlay(false);
  if (source.drm) useDashDrm(player, source.drm, onEvent);
  let isFirst = true;
  player.on('streamInitialized', () => {
    // A start that is missing may be known by now.
    if (isOver) return;
    if (wantedTime !== undefined) player.seekToPresentationTime(wantedTime);
    wantedTime = undefined;
    if (!isFirst) return;
    isFirst = false;
    resolution = wantedDashResolution(player, resolution);
    selectDashResolution(player, resolution);
    choices.takeUp();
    onEvent({ type: 'ready', duration: finite(player.duration()), isLive: player.isDynamic() });
    tellTracks();
  });
  // What is asked of dash.js before it has begun, or when it is gone, throws.
  const whileThere = (act: () => void) => () => {
    if (!isFirst && !isOver) act();
  };
  player.on(
    'periodSwitchCompleted',
    whileThere(() => {
      choices.takeUp();
      tellTracks();
    }),
  );
  player.on('trackChangeRendered', whileThere(tellTracks));
  player.on(
    'canPlay',
    whileThere(() => tellQuality(player.getCurrentRepresentationForType('video'))),
  );
  player.on(
    'qualityChangeRendered',
    (event: { mediaType: string; newRepresentation: Representation }) => {
      if (event.mediaType === 'video') tellQuality(event.newRepresentation);
    },
  );
  player.on('error', ({ error }: { error?: unknown }) => {
    const failure = { error: dashError(readDashError(error)), segments: taking.names() };
    // After a fatal error dash.js lets go of the element: what is done about the error before that would be undone.
    queueMicrotask(() => {
      if (!isOver) onEvent({ type: 'error', ...failure });
    });
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
      resolution = value;
      selectDashResolution(player, value);
      tellTracks();
    },
    selectAudio: choices.selectAudio,
    selectSubtitle: (value) => {
      choices.selectSubtitle(value);
      tellTracks();
    },
    // What dash.js repairs is a new source, which a new engine has as well, with nothing left of the old one.
    repair: () => false,
    liveTime: () => {
      if (isFirst || !player.isDynamic()) return undefined;
      const time = player.timeAsUTC();
      return time > 0 ? time - context.liveOffset : undefined;
    },
    destroy: () => {
      isOver = true;
      player.destroy();
    },
  };
}

/** Plays MPEG-DASH through dash.js. */
export const createDashEngine = createResilientEngine('dash', openDashDriver);
