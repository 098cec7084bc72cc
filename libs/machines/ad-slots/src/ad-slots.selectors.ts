import type { AdSlot } from '@foyer/contract';
import type { SnapshotFrom } from 'xstate';
import type { adSlotsMachine } from './ad-slots.machine.ts';
import { standsStill } from './ad-slots.rules.ts';

/** A position of the slots. */
export type AdSlotsSnapshot = SnapshotFrom<typeof adSlotsMachine>;

/** What a player shows of a break. */
export interface AdBreakView {
  slot: AdSlot;
  /** False while nothing is there to be seen. */
  isShowing: boolean;
  /** Place of the advertisement in the break, from 1. */
  position: number;
  /** How many are in the break; 0 while it is not known. */
  count: number;
  /** Whole seconds until the advertisement may be skipped, 0 for now; undefined where it may not. */
  skipIn: number | undefined;
}

/**
 * The break that has the screen or is waited for; undefined while the content has it, and while content after a
 * preroll has not loaded or waits for a gesture. Equal breaks are not one object.
 */
export function selectBreak(snapshot: AdSlotsSnapshot): AdBreakView | undefined {
  const { current, pausedBy, ad, adTime, count, shown } = snapshot.context;
  if (!current || !(snapshot.matches({ breaks: 'playing' }) || standsStill(current, pausedBy))) {
    return undefined;
  }
  const skipAfter = ad?.skipAfter;
  return {
    slot: current.slot,
    isShowing: ad !== undefined,
    position: ad?.position ?? shown + 1,
    count,
    skipIn: skipAfter === undefined ? undefined : Math.max(0, Math.ceil(skipAfter - adTime)),
  };
}
