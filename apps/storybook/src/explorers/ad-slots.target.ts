import { type AdSlotsContext, adSlotsEvents, adSlotsMachine } from '@foyer/ad-slots';
import { adSlotsInputs, slotEvents } from '@foyer/ad-slots/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

/** The advertising slots of a playback. */
export const adSlotsTarget: ExplorerTarget = {
  machine: adSlotsMachine,
  events: adSlotsEvents,
  inputs: adSlotsInputs,
  examples: slotEvents,
  calls: {
    prepare: {
      answers: {
        ready: { isBlocked: false },
        schedule: { isBlocked: false, midrolls: [600] },
        blocked: { isBlocked: true },
      },
    },
    playBreak: {
      answers: {
        shown: { status: 'shown' },
        empty: { status: 'empty' },
        blocked: { status: 'blocked' },
        adFree: { status: 'adFree' },
      },
    },
  },
  summarise: ({ pausedBy, time, midrollsUntil, spent, isOff, current, ad }: AdSlotsContext) => [
    pausedBy,
    time > midrollsUntil,
    spent,
    isOff,
    current?.slot,
    ad?.id,
  ],
};
