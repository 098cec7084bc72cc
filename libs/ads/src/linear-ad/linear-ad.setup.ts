import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { FlowMeta } from '@foyer/core';
import { assign, setup } from 'xstate';
import type {
  AdEnd,
  AdMark,
  LinearAdContext,
  LinearAdEvent,
  LinearAdInput,
  LinearAdPorts,
} from './linear-ad.types.ts';

/** How long the first frame may take, in milliseconds. AD-024 */
const LOAD_LIMIT_MS = 4_000;
/** How long the media may stand still for want of data, in milliseconds. */
const STALL_LIMIT_MS = 4_000;

type MediaMoved = Extract<LinearAdEvent, { type: 'media.moved' }>;
type News = Parameters<LinearAdPorts['tell']>[0];

/** Media whose length is not known yet say 0. */
const known = (duration: number, before: number): number => (duration > 0 ? duration : before);

/** What an advertisement is made of: its types, rules and steps with a name. */
export const linearAdSetup = setup({
  types: {} as {
    input: LinearAdInput;
    context: LinearAdContext;
    events: LinearAdEvent;
    output: AdEnd;
    meta: FlowMeta;
  },
  guards: {
    maySkip: ({ context: { facts, time } }) =>
      facts.skipAfter !== undefined && time >= facts.skipAfter,
    isClickable: ({ context }) => context.isClickable,
    hasMoved: ({ context }, { time }: { time: number }) => time > context.time,
  },
  actions: {
    /** Supplied by `createLinearAdMachine`, like the three that follow. */
    command: (_args, _command: 'play' | 'pause') => {},
    track: (_args, _mark: AdMark) => {},
    tell: (_args, _news: News) => {},
    openAdvertiser: () => {},
    move: assign(({ context }, { time, duration }: { time: number; duration: number }) => ({
      time: Math.max(context.time, time),
      duration: known(duration, context.duration),
    })),
    fail: assign({ error: (_, error: AdErrorName) => error }),
  },
  delays: { loadLimit: LOAD_LIMIT_MS, stallLimit: STALL_LIMIT_MS },
});

/** The media have gone on: ad servers and slots hear how far. */
export const moves = [
  { type: 'move', params: ({ event }: { event: MediaMoved }) => event },
  {
    type: 'track',
    params: ({ context: { time, duration } }: { context: LinearAdContext }) => ({
      type: 'moved' as const,
      time,
      duration,
    }),
  },
  {
    type: 'tell',
    params: ({ context: { time } }: { context: LinearAdContext }) => ({
      type: 'ad.progressed' as const,
      time,
    }),
  },
] as const;
