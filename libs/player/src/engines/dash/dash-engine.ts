import { MediaPlayer, type MediaPlayerClass } from 'dashjs';
import { plainText } from '../../engine/text-cues.ts';
import type { CreateEngine, EngineSource } from '../../engine/media-engine.ts';
import { useClearKey } from './dash-drm.ts';
import { dashError } from './dash-errors.ts';
import { addDashHeaders, usePrefetched } from './dash-requests.ts';
import { dashSettings } from './dash-settings.ts';
import {
  dashTracks,
  preferDashTracks,
  selectDashAudio,
  selectDashResolution,
  selectDashSubtitle,
  wantedDashResolution,
  wantedDashSubtitle,
} from './dash-tracks.ts';

/** Plays MPEG-DASH through dash.js. */
export const createDashEngine: CreateEngine = (options) => {
  const { video, preferred, onEvent } = options;
  const chosen = { resolution: preferred.resolution, subtitle: null as string | null };
  const cues = new Map<string, string>();
  let source: EngineSource | undefined;
  let player: MediaPlayerClass | undefined;

  const tellTracks = () => {
    if (player) onEvent({ type: 'tracks', tracks: dashTracks(player, chosen) });
  };
  const tellCues = () => onEvent({ type: 'cue', text: [...cues.values()].join('\n') });

  const onInitialized = () => {
    if (!player) return;
    const isLive = player.isDynamic();
    chosen.resolution = wantedDashResolution(player, chosen.resolution);
    chosen.subtitle = wantedDashSubtitle(player, preferred.subtitle);
    selectDashResolution(player, chosen.resolution);
    selectDashSubtitle(player, chosen.subtitle);
    onEvent({ type: 'ready', duration: finite(player.duration()), isLive });
    tellTracks();
  };

  const start = (from: EngineSource, startTime: number) => {
    const made = MediaPlayer().create();
    player = made;
    usePrefetched(made, options.prefetched);
    made.initialize();
    made.updateSettings(dashSettings(from.isLive));
    addDashHeaders(made, options.requestHeaders);
    preferDashTracks(made, preferred);
    made.setAutoPlay(false);
    if (from.drm) useClearKey(made, from.drm);
    made.on('streamInitialized', onInitialized);
    made.on('trackChangeRendered', tellTracks);
    made.on('error', (event: { error?: unknown }) => {
      const { code, status } = readError(event.error);
      onEvent({ type: 'error', error: dashError(code, status) });
    });
    made.on('cueEnter', (event: { cueID?: string; text?: string }) => {
      cues.set(event.cueID ?? '', plainText(event.text ?? ''));
      tellCues();
    });
    made.on('cueExit', (event: { cueID?: string }) => {
      cues.delete(event.cueID ?? '');
      tellCues();
    });
    made.attachView(video);
    made.attachSource(from.url, from.isLive && startTime === 0 ? undefined : startTime);
  };

  const stop = () => {
    player?.destroy();
    player = undefined;
    cues.clear();
  };

  return {
    name: 'dash',
    load: (from, { startTime }) => {
      stop();
      source = from;
      start(from, startTime);
    },
    retry: () => {
      if (!source) return;
      player?.attachSource(source.url, video.currentTime);
    },
    seek: (time) => {
      if (player?.isReady()) player.seek(time);
    },
    selectResolution: (value) => {
      chosen.resolution = value;
      if (player) selectDashResolution(player, value);
      tellTracks();
    },
    selectAudio: (value) => {
      if (player) selectDashAudio(player, value);
    },
    selectSubtitle: (value) => {
      chosen.subtitle = value;
      cues.clear();
      if (player) selectDashSubtitle(player, value);
      tellTracks();
    },
    destroy: () => {
      stop();
      source = undefined;
      video.removeAttribute('src');
      video.load();
    },
  };
};

const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0);

function readError(error: unknown): { code: number; status: number } {
  const { code, data } = (error ?? {}) as {
    code?: unknown;
    data?: { response?: { status?: unknown } };
  };
  const status = data?.response?.status;
  return { code: Number(code) || 0, status: typeof status === 'number' ? status : 0 };
}
