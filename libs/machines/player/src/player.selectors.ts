import type { SnapshotFrom } from 'xstate';
import { isBehind, liveEdge } from './player.live.ts';
import type { playerMachine } from './player.machine.ts';
import { selectAudios, selectResolutions, selectSpeeds, selectSubtitles } from './player.lists.ts';

/** A position of the player machine. */
export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>;

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

/** What is watched: a channel that is left behind counts as pause-live. LIVE-002 */
export function selectMediaType({
  context,
}: PlayerSnapshot): 'vod' | 'live' | 'pause_live' | 'catchup' {
  if (context.type === 'live') return isBehind(context) ? 'pause_live' : 'live';
  return context.type === 'catchup' ? 'catchup' : 'vod';
}

/** Whether a channel shows what is broadcast now, as far as the player aims at it. LIVE-002, reading 16 */
export const selectIsAtLiveEdge = (snapshot: PlayerSnapshot): boolean =>
  selectMediaType(snapshot) === 'live';

/**
 * The stretch of a channel that may be watched, for a timeline: seconds since 1970 by the service's clock, like
 * `currentTime` and the time of `player.seek`. Undefined for anything else, and before the clock has told the time.
 * `start` equals `end` where pause-live is not allowed.
 */
export function selectLiveRange({
  context,
}: PlayerSnapshot): { start: number; end: number } | undefined {
  const { live } = context;
  if (context.type !== 'live' || live.now === 0) return undefined;
  const end = liveEdge(context);
  return { start: end - (live.canPause ? live.maxOffset : 0), end };
}

/** Whether the network is being asked again; playback may go on meanwhile. */
export const selectIsReconnecting = (snapshot: PlayerSnapshot): boolean =>
  snapshot.context.isReconnecting || !snapshot.matches({ network: 'steady' });

/** Height of the picture that is shown, in lines. */
export const selectShownHeight = ({ context }: PlayerSnapshot): number | undefined =>
  context.shown?.height;

/** The offer to play what follows; `secondsLeft` is 0 while no time is counted. Equal offers are not one object. */
export function selectNextOffer(
  snapshot: PlayerSnapshot,
): { title: string; secondsLeft: number } | undefined {
  const { next, nextSeconds } = snapshot.context;
  if (!next || !snapshot.matches({ next: 'offered' })) return undefined;
  return { title: next.title, secondsLeft: nextSeconds };
}

/** What may be passed over now, by the times of the title; what follows is offered in place of the closing titles. */
export function selectSkip(snapshot: PlayerSnapshot): 'intro' | 'credits' | undefined {
  const { currentTime: time, intro, credits, duration } = snapshot.context;
  if (selectPhase(snapshot) === 'ended') return undefined;
  if (intro && time >= intro.start && time < intro.end) return 'intro';
  const isInCredits = credits && time >= credits.start && (duration === 0 || time < duration);
  return isInCredits && !selectNextOffer(snapshot) ? 'credits' : undefined;
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
