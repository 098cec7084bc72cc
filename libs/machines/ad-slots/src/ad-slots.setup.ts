import type { AdSlot } from '@foyer/contract';
import { type FlowMeta, missingPort, required } from '@foyer/core';
import { assign, setup, stateIn } from 'xstate';
import {
  adLimit,
  isAdAddress,
  isMidrollDue,
  isOpen,
  isPassedOver,
  isPrerollDue,
  standsStill,
} from './ad-slots.rules.ts';
import type {
  AdBreak,
  AdFacts,
  AdSlotsContext,
  AdSlotsEvent,
  AdSlotsInput,
  AdWish,
  BreakResult,
  ContentWord,
  Readiness,
  SlotReport,
} from './ad-slots.types.ts';

/** How often midrolls are looked for, in milliseconds. AD-013 */
const CHECK_MS = 1_000;
/** How long a pauseroll keeps the next one away, in milliseconds. AD-018 */
const PAUSEROLL_REST_MS = 300_000;
/** How long getting ready may take, in milliseconds; the player ignores presses no longer either. AD-010 */
const PREPARE_LIMIT_MS = 5_000;
/** How long a break may show nothing, at its start or between advertisements, in milliseconds. */
const PATIENCE_MS = 15_000;

/** The break that is due or plays. */
export const breakOf = (context: AdSlotsContext): AdBreak => required(context.current, 'current');

/** What the slots are made of: their types, calls, rules and steps with a name. */
export const adSlotsSetup = setup({
  types: {} as {
    input: AdSlotsInput;
    context: AdSlotsContext;
    events: AdSlotsEvent;
    meta: FlowMeta;
  },
  actors: {
    prepare: missingPort<void, Readiness>(
      'prepare',
      'Loads what plays breaks, finds out whether advertising is blocked and when midrolls are due.',
    ),
    playBreak: missingPort<AdBreak, BreakResult>(
      'playBreak',
      'Plays one break to its end, and says meanwhile what happens by events `ad.…` and `break.filled`.',
    ),
  },
  guards: {
    isPrerollDue: ({ context }) => isPrerollDue(context),
    isMidrollDue: ({ context }) => !context.isOff && isMidrollDue(context),
    /** AD-014, AD-015, AD-018 */
    isPauserollDue: ({ context }) => isOpen(context, 'pauseroll') && context.pausedBy === 'user',
    isPostrollDue: ({ context }) => isOpen(context, 'postroll'),
    hasBreak: ({ context }) => context.current !== undefined,
    isOff: ({ context }) => context.isOff,
    isAddressWrong: ({ context }) => !isAdAddress(breakOf(context).address),
    isPrerollPassedOver: ({ context }) => context.isUnderWay && isPrerollDue(context),
    mayBegin: ({ context }) =>
      isPassedOver(breakOf(context), context) || standsStill(breakOf(context), context),
    isBlocked: (_, found: { isBlocked: boolean }) => found.isBlocked,
    hasResult: (_, { status, wanted }: BreakResult & { wanted: BreakResult['status'] }) =>
      status === wanted,
    maySkip: ({ context: { ad, adTime } }) => ad?.skipAfter !== undefined && adTime >= ad.skipAfter,
  },
  actions: {
    /** Supplied by `createAdSlotsMachine`, like the two that follow. */
    tellContent: (_args, _word: ContentWord) => {},
    report: (_args, _report: SlotReport) => {},
    ask: (_args, _wish: AdWish) => {},
    /** AD-017, reading 13: a midroll is spent with all that were passed over, a pauseroll only rests. */
    use: assign(({ context }, slot: AdSlot) => {
      const { addresses, isLive, isTest, spent, time } = context;
      const address = required(addresses[slot], 'address');
      return {
        current: { slot, address, limit: adLimit(isLive), isTest },
        count: 0,
        shown: 0,
        ...(slot === 'midroll' && { midrollsUntil: time }),
        ...((slot === 'preroll' || slot === 'postroll') && { spent: [...spent, slot] }),
      };
    }),
    forget: assign({ current: undefined, ad: undefined, adTime: 0, isAdPaused: false }),
    learnMidrolls: assign((_, { midrolls }: Readiness) => (midrolls ? { midrolls } : {})),
    turnOff: assign({ isOff: true }),
    show: assign(({ context }, ad: AdFacts) => ({
      ad,
      adTime: 0,
      isAdPaused: false,
      shown: context.shown + 1,
    })),
    setSkippable: assign(({ context: { ad, adTime } }, isSkippable: boolean) => {
      if (!ad) return {};
      const { skipAfter: _, ...facts } = ad;
      return { ad: isSkippable ? { ...facts, skipAfter: adTime } : facts };
    }),
    hide: assign({ ad: undefined, adTime: 0, isAdPaused: false }),
  },
  delays: {
    check: CHECK_MS,
    pauserollRest: PAUSEROLL_REST_MS,
    prepareLimit: PREPARE_LIMIT_MS,
    patience: PATIENCE_MS,
  },
});

/** What is true of the regions beside the breaks. */
export const beside = {
  /** The last pauseroll is long enough ago. */
  isRested: stateIn({ pauseroll: 'rested' }),
  isPrepared: stateIn({ client: 'ready' }),
} as const;
