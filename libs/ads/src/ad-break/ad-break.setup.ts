import type { AdNews } from '@foyer/ad-slots';
import type { AdErrorName } from '@foyer/ad-slots/errors';
import { type FlowMeta, missingPort, required } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { AdEnd } from '../linear-ad/linear-ad.types.ts';
import type {
  AdBreakContext,
  AdBreakEvent,
  AdBreakInput,
  AdBreakOutput,
  BreakAnswer,
  ShownAd,
} from './ad-break.types.ts';

/** The advertisement whose turn it is. */
export const shownAd = ({ pod, shown }: AdBreakContext): ShownAd => ({
  ad: required(pod[0], 'pod'),
  position: shown + 1,
});

/** How many are in the break: those that were shown and those to come. */
export const countOf = ({ pod, shown }: AdBreakContext): number => shown + pod.length;

/** An answer without advertisements is no error, unless it says what went wrong. AD-032, AD-033 */
export const newsName = (error: AdErrorName): AdErrorName =>
  error === 'VAST_NO_ADS' ? 'NO_AD_SECTION' : error;

/** What a break is made of: its types, calls, rules and steps with a name. */
export const adBreakSetup = setup({
  types: {} as {
    input: AdBreakInput;
    context: AdBreakContext;
    events: AdBreakEvent;
    output: AdBreakOutput;
    meta: FlowMeta;
  },
  actors: {
    request: missingPort<AdBreakInput, BreakAnswer>(
      'request',
      'Asks the address for advertisements, through all wrappers, and answers with what is to be shown.',
    ),
    show: missingPort<ShownAd, AdEnd>(
      'show',
      'Shows one advertisement and answers how it ended; says meanwhile what happens.',
    ),
  },
  guards: {
    hasAds: (_, { pod }: BreakAnswer) => pod.length > 0,
    isBlocked: (_, end: AdEnd) => end.end === 'failed' && end.error === 'AD_BLOCKING_BY_USER',
    hasFailed: (_, { end }: AdEnd) => end === 'failed',
    hasStandIn: ({ context: { standIns } }) => standIns.length > 0,
    hasMore: ({ context: { pod } }) => pod.length > 0,
  },
  actions: {
    /** Supplied by `createAdBreakMachine`, like the one that follows. */
    tell: (_args, _news: AdNews) => {},
    trackBreak: (_args, _event: 'breakStart' | 'breakEnd') => {},
    learn: assign((_, { pod, standIns, breakTrackings, error }: BreakAnswer) => ({
      pod,
      standIns,
      breakTrackings,
      error,
    })),
    fail: assign({ error: (_, error: AdErrorName) => error }),
    /** The next one; it counts as shown. */
    pass: assign(({ context: { pod, shown } }) => ({ pod: pod.slice(1), shown: shown + 1 })),
    /** The next one; the break has one less. */
    drop: assign(({ context: { pod } }) => ({ pod: pod.slice(1) })),
    /** VAST 4.3 §3.3.1: one that stands alone takes the place of one of the pod that fails. */
    replace: assign(({ context: { pod, standIns } }) => ({
      pod: [...standIns.slice(0, 1), ...pod.slice(1)],
      standIns: standIns.slice(1),
    })),
  },
});
