import { AUTO_QUALITY, SPEEDS } from './player.options.ts';
import { DEFAULT_DEPTH_SECONDS, DEFAULT_EDGE_DELAY_SECONDS } from './player.live.ts';
import { outroStart } from './player.outro.ts';
import type {
  LiveContext,
  PlayerContext,
  PlayerInput,
  SubtitleCue,
  TrackState,
} from './player.types.ts';
import type { PlayerPreferences } from './player.preferences.types.ts';
import { clampVolume, DEFAULT_VOLUME } from './player.volume.ts';

/** What the player knows before anything has loaded. A stored speed that is no longer offered becomes 1. */
export function createPlayerContext(input: PlayerInput): PlayerContext {
  const { preferences = {} } = input;
  const speed = preferences.speed ?? 1;
  const isLive = input.type === 'live';
  const live = createLiveContext(input);
  const startTime = isLive ? 0 : placeToResume(input);
  return {
    type: input.type,
    volume: clampVolume(preferences.volume ?? DEFAULT_VOLUME),
    isMuted: preferences.isMuted ?? false,
    speed: (SPEEDS as readonly number[]).includes(speed) ? speed : 1,
    duration: input.duration ?? 0,
    currentTime: isLive ? (live.start ?? 0) : startTime,
    bufferedTime: [],
    isLive,
    resolutions: [],
    audios: [],
    subtitles: [],
    resolution: AUTO_QUALITY,
    audio: null,
    subtitle: null,
    ...subtitlesOf([]),
    isPip: false,
    isFullscreen: false,
    isAdPlaying: false,
    isAdChecking: false,
    error: undefined,
    autoplay: 'checking',
    isUnderWay: input.isUnderWay ?? false,
    pauseReason: undefined,
    resumeAt: startTime,
    live,
    next: input.next,
    hasPostroll: input.hasPostroll ?? false,
    isNextAutomatic: input.isNextAutomatic ?? preferences.isNextAutomatic ?? true,
    nextSeconds: 0,
    intro: input.intro,
    credits: input.credits,
    isExternal: input.isExternal ?? false,
    isReconnecting: false,
    shown: undefined,
    networkFailures: 0,
    wanted: {
      resolution: preferences.resolution ?? AUTO_QUALITY,
      subtitle: preferences.subtitle ?? null,
      audio: preferences.audio ?? null,
    },
  };
}

/** A place that was left near the end is no place to go on from: who comes back wants the title again. */
function placeToResume({ startTime = 0, duration = 0, credits }: PlayerInput): number {
  const end = outroStart({ duration, credits });
  return startTime < end ? startTime : 0;
}

function createLiveContext({ live = {}, canPauseLive = false }: PlayerInput): LiveContext {
  return {
    now: 0,
    edgeDelay: live.edgeDelay ?? DEFAULT_EDGE_DELAY_SECONDS,
    maxOffset: live.maxOffset ?? DEFAULT_DEPTH_SECONDS,
    canPause: canPauseLive,
    start: canPauseLive ? live.startTime : undefined,
    aimedLag: 0,
  };
}

/** A place inside the title, in seconds; a title of unknown length only has a start. */
export function clampTime(time: number, duration: number): number {
  return Math.max(0, duration > 0 ? Math.min(time, duration) : time);
}

/** What the browser is to keep for the next title. PLAYER-057, PLAYER-058 */
export function preferencesOf(context: PlayerContext): PlayerPreferences {
  const { volume, isMuted, speed, wanted, isNextAutomatic } = context;
  return { volume, isMuted, speed, ...wanted, isNextAutomatic };
}

/** The words of the subtitles, as a text and where they stand. */
export function subtitlesOf(cues: readonly SubtitleCue[]) {
  return { subtitleText: cues.map(({ text }) => text).join('\n'), subtitleCues: cues };
}

/** The tracks out of whatever carries them. */
export function tracksOf(from: TrackState): TrackState {
  const { resolutions, audios, subtitles, resolution, audio, subtitle } = from;
  return { resolutions, audios, subtitles, resolution, audio, subtitle };
}
