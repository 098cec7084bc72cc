import { missingPort } from '@foyer/core';
import { assign, fromCallback, sendTo, setup } from 'xstate';
import { clampTime } from './player.context.ts';
import { guards } from './player.guards.ts';
import { aimAt, aimed, aimToGoOn, liveEdge } from './player.live.ts';
import type {
  AdStatus,
  MediaCommand,
  PlaybackError,
  PlaybackReason,
  PlayerContext,
  PlayerEvent,
  PlayerInput,
} from './player.types.ts';

const NETWORK_RETRY_MS = 1_000;
const NETWORK_RETRY_LIMIT_MS = 15_000;

/** How long the offer of the next title waits before it starts it, in seconds. */
const NEXT_COUNT_SECONDS = 10;

/**
 * The parts that the lifecycle is built of. Its effects are two actors and three actions, all supplied by
 * `provide()`: `media` owns the engine and the video element, `autoplayCheck` answers whether the browser lets
 * sound start by itself, `savePreferences` keeps choices, `playNext` leaves for the next title, `readClock` reads the
 * service's time. Without them the machine still runs, and plays nothing.
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
    externalWait: 5_000,
    networkRetry: ({ context }) =>
      Math.min(NETWORK_RETRY_MS * 2 ** (context.networkFailures - 1), NETWORK_RETRY_LIMIT_MS),
    /** How long nothing may come while a viewer waits. */
    patience: 30_000,
    /** A little longer than advertising may take to answer. Spec 3 §9 */
    adCheckTimeout: 5_000,
    clockTick: 1_000,
    nextSecond: 1_000,
  },
  guards,
  actions: {
    /** `preferencesOf` gives what to keep. */
    savePreferences: () => {},
    /** Asks the page for the next title. */
    playNext: () => {},
    /** Puts the service's time into `live.now`. */
    readClock: () => {},
    load: sendTo('media', ({ context }): MediaCommand => ({
      type: 'media.load',
      startTime: context.resumeAt,
      ...(context.live.start !== undefined && { liveStart: context.live.start }),
    })),
    /** While advertising plays, the content stays still whoever asks. */
    play: sendTo('media', ({ context }): MediaCommand => ({
      type: context.isAdPlaying === true ? 'media.pause' : 'media.play',
    })),
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
    keepPlace: assign(({ context }) =>
      context.type === 'live'
        ? { live: { ...context.live, start: aimToGoOn(context) } }
        : { resumeAt: context.currentTime },
    ),
    aim: assign(({ context }, time: number) => aimed(context, aimAt(context.live, time))),
    aimAtEdge: assign(({ context }) => aimed(context, undefined)),
    aimToGoOn: assign(({ context }) => aimed(context, aimToGoOn(context))),
    /** Who comes to a page that waited for a gesture wants the channel as it is now. */
    aimToStart: assign(({ context }) =>
      aimed(context, context.live.start === undefined ? undefined : aimToGoOn(context)),
    ),
    /** Before the first picture the place is the edge, if nothing else was asked for. */
    placeAtEdge: assign(({ context }) =>
      context.currentTime === 0 && context.live.now > 0 ? { currentTime: liveEdge(context) } : {},
    ),
    allowAutoplay: assign({ autoplay: 'allowed' }),
    denyAutoplay: assign({ autoplay: 'denied' }),
    setUnderWay: assign({ isUnderWay: (_, isUnderWay: boolean) => isUnderWay }),
    record: assign({ error: (_, error: PlaybackError) => error }),
    clearError: assign({ error: undefined, networkFailures: 0 }),
    setPauseReason: assign({ pauseReason: (_, reason: PlaybackReason) => reason }),
    /** The element stopped without being asked: the system's media keys, a headset, another tab. */
    assumeUserPause: assign({ pauseReason: ({ context }) => context.pauseReason ?? 'user' }),
    /** Advertising over a pause that is a viewer's leaves it the viewer's. */
    assumeAdPause: assign({ pauseReason: ({ context }) => context.pauseReason ?? 'adv' }),
    clearPauseReason: assign({ pauseReason: undefined }),
    setAdStatus: assign({ isAdPlaying: (_, status: AdStatus) => status }),
    startCount: assign({ nextSeconds: NEXT_COUNT_SECONDS }),
    countDown: assign({ nextSeconds: ({ context }) => context.nextSeconds - 1 }),
    stopCount: assign({ nextSeconds: 0 }),
  },
});
