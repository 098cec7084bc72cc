import { missingPort } from '@foyer/core';
import { assign, fromCallback, sendTo, setup } from 'xstate';
import { clampTime } from './player.context.ts';
import type {
  MediaCommand,
  PlaybackError,
  PlaybackReason,
  PlayerContext,
  PlayerEvent,
  PlayerInput,
} from './player.types.ts';

const NETWORK_RETRY_MS = 1_000;
const NETWORK_RETRY_LIMIT_MS = 15_000;

function isNetworkFailure(error: PlaybackError): boolean {
  return error.severity === 2 && error.category === 1;
}

/**
 * The parts that the lifecycle is built of. Its effects are two actors and one action, all supplied by
 * `provide()`: `media` owns the engine and the video element, `autoplayCheck` answers whether the browser lets
 * sound start by itself, `savePreferences` keeps choices. Without them the machine still runs, and plays nothing.
 */
export const playerSetup = setup({
  types: {} as {
    input: PlayerInput;
    context: PlayerContext;
    events: PlayerEvent;
    tags: 'loading' | 'rewinding';
    children: { media: 'media'; autoplayCheck: 'autoplayCheck' };
  },
  actors: {
    media: fromCallback<MediaCommand>(() => {}),
    autoplayCheck: missingPort<void, { isAllowed: boolean }>(
      'autoplayCheck',
      'Tries whether the browser starts sound inline by itself; a failed check counts as refused.',
    ),
  },
  delays: {
    /** PLAYER-009 */
    autoplayTimeout: 5_000,
    /** PLAYER-012 */
    embedWait: 5_000,
    networkRetry: ({ context }) =>
      Math.min(NETWORK_RETRY_MS * 2 ** (context.networkFailures - 1), NETWORK_RETRY_LIMIT_MS),
  },
  guards: {
    isEmbed: ({ context }) => context.type === 'embed',
    isLive: ({ context }) => context.isLive,
    isAutoplayAllowed: ({ context }) => context.autoplay === 'allowed',
    isAutoplayDenied: ({ context }) => context.autoplay === 'denied',
    isAutoplayOpen: ({ context }) => context.autoplay === 'checking',
    isCritical: (_, error: PlaybackError) => error.severity === 2,
    isNetworkFailure: (_, error: PlaybackError) => isNetworkFailure(error),
    /** After a critical error of another kind there is nothing to ask for. */
    mayAskAgain: ({ context }, error: PlaybackError) =>
      isNetworkFailure(error) && context.error?.severity !== 2,
    /** A viewer may always resume; anything else only what it paused itself. */
    mayResume: ({ context }, reason: PlaybackReason) =>
      reason === 'user' || context.pauseReason === reason,
    hasRecovered: ({ context }) => context.networkFailures > 0,
  },
  actions: {
    /** `preferencesOf` gives what to keep. */
    savePreferences: () => {},
    load: sendTo('media', ({ context }): MediaCommand => ({
      type: 'media.load',
      startTime: context.resumeAt,
    })),
    play: sendTo('media', { type: 'media.play' } satisfies MediaCommand),
    pause: sendTo('media', { type: 'media.pause' } satisfies MediaCommand),
    tell: sendTo('media', (_, command: MediaCommand) => command),
    tellVolume: sendTo('media', ({ context }): MediaCommand => ({
      type: 'media.volume',
      volume: context.volume,
      isMuted: context.isMuted,
    })),
    /** Shows the new place at once; the engine follows. */
    seek: assign(({ context }, time: number) => ({
      currentTime: clampTime(time, context.duration),
    })),
    tellSeek: sendTo('media', ({ context }): MediaCommand => ({
      type: 'media.seek',
      time: context.currentTime,
    })),
    rewind: assign({ currentTime: 0 }),
    keepPlace: assign({ resumeAt: ({ context }) => context.currentTime }),
    allowAutoplay: assign({ autoplay: 'allowed' }),
    denyAutoplay: assign({ autoplay: 'denied' }),
    record: assign({ error: (_, error: PlaybackError) => error }),
    clearError: assign({ error: undefined, networkFailures: 0 }),
    setPauseReason: assign({ pauseReason: (_, reason: PlaybackReason) => reason }),
    /** The element stopped without being asked: the system's media keys, a headset, another tab. */
    assumeUserPause: assign({ pauseReason: ({ context }) => context.pauseReason ?? 'user' }),
    clearPauseReason: assign({ pauseReason: undefined }),
  },
});
