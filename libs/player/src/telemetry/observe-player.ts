import {
  type PlaybackError,
  type PlaybackReason,
  type PlayerPhase,
  type PlayerSnapshot,
  selectIsLoading,
  selectIsRewinding,
  selectMediaType,
  selectPhase,
} from '@foyer/player-machine';

/** What reports need to know of a player at one moment. */
export interface Observation {
  /** By the injected clock, in milliseconds. */
  atMs: number;
  phase: PlayerPhase;
  /** The picture moves: playing, and waiting for nothing. */
  isFlowing: boolean;
  isRewinding: boolean;
  /** Seconds; of a channel since 1970. */
  position: number;
  speed: number;
  mediaType: ReturnType<typeof selectMediaType> | 'embed';
  pauseReason: PlaybackReason | undefined;
  error: PlaybackError | undefined;
  /** The rendition on the screen; bitrate in bits a second. */
  shown: { height: number; bitrate: number } | undefined;
}

/** Reads a moment of the player machine. */
export function observePlayer(snapshot: PlayerSnapshot, atMs: number): Observation {
  const { type, currentTime, speed, pauseReason, error, shown } = snapshot.context;
  const phase = selectPhase(snapshot);
  return {
    atMs,
    phase,
    isFlowing: phase === 'playing' && !selectIsLoading(snapshot),
    isRewinding: selectIsRewinding(snapshot),
    position: currentTime,
    speed,
    mediaType: type === 'embed' ? type : selectMediaType(snapshot),
    pauseReason,
    error,
    shown,
  };
}

/** Longer steps without news are a computer that slept, not a film that played, in seconds. */
const LONGEST_STEP_SECONDS = 5;

/** Seconds from one observation to the next; 0 where the computer slept between them. */
export function stepSeconds(before: Observation, now: Observation): number {
  const seconds = (now.atMs - before.atMs) / 1000;
  return seconds > LONGEST_STEP_SECONDS ? 0 : Math.max(0, seconds);
}

/** Seconds that really played from one observation to the next: no pause, no stall, no seek, no sleep. LIMIT-011 */
export const playedSeconds = (before: Observation, now: Observation): number =>
  before.isFlowing ? stepSeconds(before, now) : 0;
