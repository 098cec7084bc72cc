import { aimAt, isBehind, isStale } from './player.live.ts';
import { isInOutro } from './player.outro.ts';
import type {
  AdStatus,
  PlaybackError,
  PlaybackReason,
  PlayerContext,
  PlayerEvent,
} from './player.types.ts';

interface Args {
  context: PlayerContext;
  event: PlayerEvent;
}

function isNetworkFailure(error: PlaybackError): boolean {
  return error.severity === 2 && error.category === 1;
}

const isGesture = (context: PlayerContext, reason: PlaybackReason): boolean =>
  reason === 'user' && !context.isAdChecking;

/** A viewer may resume what is not held by advertising; anything else only what it paused itself. */
function mayResume(context: PlayerContext, reason: PlaybackReason): boolean {
  if (context.isAdPlaying === true || context.isAdChecking) return false;
  return context.pauseReason === reason || (reason === 'user' && context.pauseReason !== 'adv');
}

const secondsIn = (ranges: PlayerContext['bufferedTime']): number =>
  ranges.reduce((sum, [start, end]) => sum + end - start, 0);

/** What the lifecycle asks before it goes on. */
export const guards = {
  isExternal: ({ context }: Args) => context.isExternal,
  isLive: ({ context }: Args) => context.type === 'live',
  hasLength: ({ context }: Args) => context.type !== 'live',
  isAutoplayAllowed: ({ context }: Args) => context.autoplay === 'allowed',
  isAutoplayDenied: ({ context }: Args) => context.autoplay === 'denied',
  isAutoplayOpen: ({ context }: Args) => context.autoplay === 'checking',
  isUnderWay: ({ context }: Args) => context.isUnderWay,
  isCritical: (_: Args, error: PlaybackError) => error.severity === 2,
  isNetworkFailure: (_: Args, error: PlaybackError) => isNetworkFailure(error),
  /** After a critical error of another kind there is nothing to ask for. */
  mayAskAgain: ({ context }: Args, error: PlaybackError) =>
    isNetworkFailure(error) && context.error?.severity !== 2,
  hasRecovered: ({ context }: Args) => context.networkFailures > 0,
  isFuller: ({ context, event }: Args) =>
    event.type === 'buffer.changed' &&
    secondsIn(event.bufferedTime) !== secondsIn(context.bufferedTime),

  /** Whether a request to play is the gesture that browsers want: a viewer's, and not one too many. */
  isGesture: ({ context }: Args, reason: PlaybackReason) => isGesture(context, reason),
  /** The same on a channel that has gone on since it was loaded. */
  isLateGesture: ({ context }: Args, reason: PlaybackReason) =>
    isGesture(context, reason) && context.type === 'live' && isStale(context),
  isLiveGesture: ({ context }: Args, reason: PlaybackReason) =>
    isGesture(context, reason) && context.type === 'live',
  mayResume: ({ context }: Args, reason: PlaybackReason) => mayResume(context, reason),
  /** Advertising lets the content go on only itself; what has failed may always be said. */
  mayPause: ({ context }: Args, reason: PlaybackReason) =>
    context.pauseReason !== 'adv' || reason === 'tech_error',
  isHeldByAd: ({ context }: Args) => context.isAdPlaying === true,
  adStarts: (_: Args, status: AdStatus) => status === true,
  /** Advertising is over, whichever way, and it was what paused the content. */
  adLetsGo: ({ context }: Args, status: AdStatus) =>
    status !== true && context.pauseReason === 'adv',

  /** LIVE-001, LIVE-006 */
  mayAim: ({ context }: Args, time: number) =>
    context.type === 'live' &&
    context.live.canPause &&
    (isBehind(context) || aimAt(context.live, time) !== undefined),
  isBehind: ({ context }: Args) => context.type === 'live' && isBehind(context),
  /** LIVE-006 */
  resumesAnew: ({ context }: Args, reason: PlaybackReason) =>
    context.type === 'live' && isStale(context) && mayResume(context, reason),

  hasNext: ({ context }: Args) => context.next !== undefined && context.type !== 'live',
  /** Advertising after the content would be passed over by leaving before it. AD-016 */
  waitsForPostroll: ({ context }: Args) => context.hasPostroll && context.isAdPlaying !== 'blocked',
  isInOutro: ({ context }: Args) => isInOutro(context),
  isNextAutomatic: ({ context }: Args) => context.isNextAutomatic,
  isLastSecond: ({ context }: Args) => context.nextSeconds <= 1,
};
