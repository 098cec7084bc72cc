import type { SnapshotFrom } from 'xstate';
import type { playerMachine } from './player.machine.ts';
import { AUTO_QUALITY, SPEEDS } from './player.options.ts';

/** A position of the player machine. */
export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>;

/** One entry of a settings list; `titleKey` where the title is a text of the interface. PLAYER-023 */
export interface PlayerOption<Value> {
  value: Value;
  active: boolean;
  title?: string;
  titleKey?: string;
  default?: boolean;
}

/** What the big part of the player shows. */
export type PlayerPhase = 'loading' | 'needUserGesture' | 'playing' | 'paused' | 'ended' | 'failed';

/** The phase in which the player is; `ready` and `starting` look like loading. */
export function selectPhase(snapshot: PlayerSnapshot): PlayerPhase {
  const state = snapshot.value.lifecycle;
  if (typeof state === 'object') return 'playing' in state ? 'playing' : 'paused';
  return state === 'ready' || state === 'starting' ? 'loading' : (state as PlayerPhase);
}

/** Whether the viewer waits for data. PLAYER-003, PLAYER-004 */
export const selectIsLoading = (snapshot: PlayerSnapshot): boolean => snapshot.hasTag('loading');

/** Whether a seek is under way. PLAYER-021 */
export const selectIsRewinding = (snapshot: PlayerSnapshot): boolean =>
  snapshot.hasTag('rewinding');

/** Whether nothing moves; true while loading before the first frame. */
export const selectIsPaused = (snapshot: PlayerSnapshot): boolean =>
  selectPhase(snapshot) !== 'playing';

/** The list of speeds; 1 has a name of its own. PLAYER-028, PLAYER-029 */
export function selectSpeeds({ context }: PlayerSnapshot): PlayerOption<number>[] {
  return SPEEDS.map((value) => ({
    value,
    active: value === context.speed,
    ...(value === 1 ? { titleKey: 'player.speedNormal' } : { title: String(value) }),
  }));
}

/** The list of resolutions, the highest first, after the automatic one. PLAYER-030 */
export function selectResolutions({ context }: PlayerSnapshot): PlayerOption<string>[] {
  const isKnown = context.resolutions.some(({ value }) => value === context.resolution);
  return [
    { value: AUTO_QUALITY, titleKey: 'player.qualityAuto', active: !isKnown },
    ...context.resolutions.map(({ value, title }) => ({
      value,
      title,
      active: value === context.resolution,
    })),
  ];
}

/** The list of audio tracks. PLAYER-024 */
export function selectAudios({ context }: PlayerSnapshot): PlayerOption<string>[] {
  return context.audios.map(({ value, title, default: isDefault = false }) => ({
    value,
    title,
    active: value === context.audio,
    default: isDefault,
  }));
}

/** The list of subtitles; the first turns them off. PLAYER-031 */
export function selectSubtitles({ context }: PlayerSnapshot): PlayerOption<string | null>[] {
  return [
    { value: null, titleKey: 'player.subtitlesOff', active: context.subtitle === null },
    ...context.subtitles.map(({ value, title }) => ({
      value,
      title,
      active: value === context.subtitle,
    })),
  ];
}

/** The state of PLAYER-022 as one object, for reports and for pages around the player. */
export function selectPlayerState(snapshot: PlayerSnapshot) {
  const { context } = snapshot;
  const phase = selectPhase(snapshot);
  return {
    volume: context.volume,
    isMuted: context.isMuted,
    isPaused: selectIsPaused(snapshot),
    isEnded: phase === 'ended',
    duration: context.duration,
    currentTime: context.currentTime,
    isLoading: selectIsLoading(snapshot),
    bufferedTime: context.bufferedTime,
    isLive: context.isLive,
    speeds: selectSpeeds(snapshot),
    resolutions: selectResolutions(snapshot),
    audios: selectAudios(snapshot),
    subtitles: selectSubtitles(snapshot),
    subtitleText: context.subtitleText,
    isPip: context.isPip,
    isFullscreen: context.isFullscreen,
    error: context.error,
    isNeedUserGesture: phase === 'needUserGesture',
    isAdPlaying: context.isAdPlaying,
  };
}
