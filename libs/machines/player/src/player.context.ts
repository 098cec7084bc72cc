import { AUTO_QUALITY, SPEEDS } from './player.options.ts';
import type {
  PlayerContext,
  PlayerInput,
  PlayerPreferences,
  TrackOption,
  TrackState,
} from './player.types.ts';
import { clampVolume, DEFAULT_VOLUME } from './player.volume.ts';

/** What the player knows before anything has loaded. A stored speed that is no longer offered becomes 1. */
export function createPlayerContext(input: PlayerInput): PlayerContext {
  const { preferences = {} } = input;
  const speed = preferences.speed ?? 1;
  return {
    type: input.type,
    volume: clampVolume(preferences.volume ?? DEFAULT_VOLUME),
    isMuted: preferences.isMuted ?? false,
    speed: (SPEEDS as readonly number[]).includes(speed) ? speed : 1,
    duration: input.duration ?? 0,
    currentTime: input.startTime ?? 0,
    bufferedTime: [],
    isLive: input.type === 'live',
    resolutions: [],
    audios: [],
    subtitles: [],
    resolution: AUTO_QUALITY,
    audio: null,
    subtitle: null,
    subtitleText: '',
    isPip: false,
    isFullscreen: false,
    isAdPlaying: false,
    error: undefined,
    autoplay: 'checking',
    pauseReason: undefined,
    resumeAt: input.startTime ?? 0,
    networkFailures: 0,
    wanted: {
      resolution: preferences.resolution ?? AUTO_QUALITY,
      subtitle: preferences.subtitle ?? null,
      audio: preferences.audio ?? null,
    },
  };
}

/** A place inside the title, in seconds; a title of unknown length only has a start. */
export function clampTime(time: number, duration: number): number {
  return Math.max(0, duration > 0 ? Math.min(time, duration) : time);
}

/** The language of a track, which is what is remembered; null for none. */
export function languageOf(options: readonly TrackOption[], value: string | null): string | null {
  return options.find((option) => option.value === value)?.language ?? null;
}

/** What the browser is to keep for the next title. PLAYER-057, PLAYER-058 */
export function preferencesOf(context: PlayerContext): PlayerPreferences {
  const { volume, isMuted, speed, wanted } = context;
  return { volume, isMuted, speed, ...wanted };
}

/** The tracks out of whatever carries them. */
export function tracksOf(from: TrackState): TrackState {
  const { resolutions, audios, subtitles, resolution, audio, subtitle } = from;
  return { resolutions, audios, subtitles, resolution, audio, subtitle };
}
