import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { FlowMeta } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { AdMark, LinearAdPorts } from '../linear-ad/linear-ad.types.ts';
import type {
  UnitOrder,
  VpaidAdContext,
  VpaidAdEvent,
  VpaidAdInput,
  VpaidAdOutput,
} from './vpaid-ad.types.ts';

/** How long a unit may take for each of its steps, in milliseconds. AD-025 */
const STEP_LIMIT_MS = 4_000;
/** How long a unit may go on after its end, in seconds. */
const OVERTIME_SECONDS = 2;
/** Versions that are spoken: units of VPAID 2 answer with `2.0`, those of VPAID 1 with `1.0` or `1.1`. */
const SPOKEN = /^2(?:\.|$)/u;

type Broken = Extract<VpaidAdEvent, { type: 'unit.broken' }>;
type Moved = Pick<VpaidAdContext, 'time' | 'duration'>;
type News = Parameters<LinearAdPorts['tell']>[0];

/** What the steps at which a unit breaks are called. */
const errors: Readonly<Record<Broken['step'], AdErrorName>> = {
  load: 'VPAID_LOAD_FAILED',
  interface: 'VPAID_NO_INTERFACE',
  handshake: 'VPAID_HANDSHAKE_FAILED',
  init: 'VPAID_INIT_FAILED',
  start: 'VPAID_START_FAILED',
  call: 'VPAID_RUNTIME_FAILED',
  event: 'VPAID_RUNTIME_FAILED',
};

/** A unit that does not know its length says 0. */
const lengthOf = (duration: number, before: number): number => (duration > 0 ? duration : before);

/** What a unit is made of: its types, rules and steps with a name. */
export const vpaidAdSetup = setup({
  types: {} as {
    input: VpaidAdInput;
    context: VpaidAdContext;
    events: VpaidAdEvent;
    output: VpaidAdOutput;
    meta: FlowMeta;
  },
  guards: {
    isSpoken: (_, version: string) => SPOKEN.test(version),
    maySkip: ({ context: { facts, time, isSkippable } }) =>
      isSkippable || (facts.skipAfter !== undefined && time >= facts.skipAfter),
    isClickable: ({ context }) => context.isClickable,
    isOverdue: ({ context }, { time, duration }: Moved) => {
      const length = lengthOf(duration, context.duration);
      return length > 0 && time > length + OVERTIME_SECONDS;
    },
    isSkipped: ({ context }) => context.isSkipped,
  },
  actions: {
    /** Supplied by `createVpaidAdMachine`, like the three that follow. */
    command: (_args, _order: UnitOrder) => {},
    track: (_args, _mark: AdMark) => {},
    tell: (_args, _news: News) => {},
    openAdvertiser: (_args, _url: string | undefined) => {},
    move: assign(({ context }, { time, duration }: Moved) => ({
      time: Math.max(context.time, time),
      duration: lengthOf(duration, context.duration),
    })),
    setSkippable: assign({ isSkippable: (_, isSkippable: boolean) => isSkippable }),
    setMuted: assign({ isMuted: (_, isMuted: boolean) => isMuted }),
    skip: assign({ isSkipped: true }),
    fail: assign({ error: (_, error: AdErrorName) => error }),
    breakAt: assign({ error: (_, step: Broken['step']) => errors[step] }),
  },
  delays: { stepLimit: STEP_LIMIT_MS },
});

/** A step that takes too long. */
export const tooLate = (error: AdErrorName) =>
  ({
    stepLimit: { target: '#vpaidAd.failed', actions: { type: 'fail', params: error } },
  }) as const;

/** A unit that gives up, or ends before it began. */
export const givesUp = (error: AdErrorName) =>
  ({
    'unit.failed': { target: '#vpaidAd.failed', actions: { type: 'fail', params: error } },
    'unit.stopped': { target: '#vpaidAd.failed', actions: { type: 'fail', params: error } },
  }) as const;
