import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { FlowMeta } from '@foyer/core';
import { assign, setup } from 'xstate';
import type {
  CreativeOrder,
  SimidAdContext,
  SimidAdEvent,
  SimidAdInput,
  SimidAdOutput,
} from './simid-ad.types.ts';

/** How long a creative may take to open its session, and to answer each of `init` and `startCreative`, in milliseconds. */
const STEP_LIMIT_MS = 4_000;
/** Longest time that a creative may go on after its film, in milliseconds. */
const MOST_EXTENSION_MS = 60_000;
/** A creative that wants this length goes on until it stops. SIMID 1.2 §4.4.8 */
const UNTIL_STOPPED = -2;

/** Numbers of SIMID 1.2 §9. */
export const codes = {
  moreTime: 1202,
  moreFunctions: 1203,
  noInit: 1212,
  noStart: 1213,
  wrongAddress: 1217,
  noSession: 1223,
} as const;

type Failure = { error: AdErrorName; reason: number; film?: SimidAdContext['film'] };

const isWebAddress = (url: string): boolean => /^https?:\/\/./iu.test(url);

/** What a creative is made of: its types, rules and steps with a name. */
export const simidAdSetup = setup({
  types: {} as {
    input: SimidAdInput;
    context: SimidAdContext;
    events: SimidAdEvent;
    output: SimidAdOutput;
    meta: FlowMeta;
  },
  guards: {
    hasFilm: ({ context }) => context.hasFilm,
    isPaused: ({ context }) => context.isPaused,
    isMoving: ({ context }) => context.hasFilm && !context.isPaused,
    maySkip: ({ context: { skipAfter, time } }) => skipAfter !== undefined && time >= skipAfter,
    mayVary: ({ context }, duration: number) =>
      context.variableDuration && (duration === UNTIL_STOPPED || duration > 0),
    canSetSound: ({ context }) => context.canSetSound,
    canSetFullscreen: ({ context }) => context.canSetFullscreen,
    isWebAddress: (_, url: string) => isWebAddress(url),
    /** The creative has made the advertisement shorter. */
    isOver: ({ context: { wanted } }, time: number) =>
      wanted !== undefined && wanted !== UNTIL_STOPPED && time >= wanted,
    /** The creative goes on after its film. */
    isExtended: ({ context: { wanted, duration } }) =>
      wanted !== undefined && (wanted === UNTIL_STOPPED || wanted > duration),
  },
  actions: {
    /** Supplied by `createSimidAdMachine`, like the nine that follow. */
    order: (_args, _order: CreativeOrder) => {},
    answer: (_args, _answer: { id: number; refusal?: number }) => {},
    answerState: (_args, _id: number) => {},
    show: (_args, _isShown: boolean) => {},
    command: (_args, _command: 'pause' | 'play' | 'skip') => {},
    setSound: (_args, _sound: { volume: number; isMuted: boolean }) => {},
    setFullscreen: (_args, _isOn: boolean) => {},
    open: (_args, _url: string | undefined) => {},
    trackClick: () => {},
    report: (_args, _urls: readonly string[]) => {},
    begin: assign((_, duration: number | undefined) => ({
      hasFilm: true,
      duration: duration ?? 0,
    })),
    move: assign((_, time: number) => ({ time })),
    pause: assign({ isPaused: true }),
    resume: assign({ isPaused: false }),
    want: assign({ wanted: (_, duration: number) => duration }),
    endFilm: assign({ film: 'ends' }),
    fail: assign((_, { error, reason, film = 'stays' }: Failure) => ({ error, reason, film })),
  },
  delays: {
    stepLimit: STEP_LIMIT_MS,
    extension: ({ context: { wanted = 0, duration } }) =>
      wanted === UNTIL_STOPPED
        ? MOST_EXTENSION_MS
        : Math.min(MOST_EXTENSION_MS, (wanted - duration) * 1_000),
  },
});

/** A step that takes too long: the film goes on without the creative. SIMID 1.2 §6.5 */
export const tooLate = (error: AdErrorName, reason: number) =>
  ({
    stepLimit: {
      target: '#simidAd.failed',
      actions: { type: 'fail', params: { error, reason } },
    },
  }) as const;
