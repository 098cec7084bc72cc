import type { AdSlot } from '@foyer/contract';
import type { SnapshotFrom } from 'xstate';
import type { adSlotsMachine } from './ad-slots.machine.ts';
import { isPassedOver, standsStill } from './ad-slots.rules.ts';

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
  /** Whole seconds that are left of the advertisement; undefined while its length is not known. */
  secondsLeft: number | undefined;
  /** The share of it that has been shown, 0 to 1. */
  share: number;
  isPaused: boolean;
  title: string | undefined;
  advertiser: string | undefined;
  token: string | undefined;
  clickUrl: string | undefined;
  /** Whole seconds until the advertisement may be skipped, 0 for now; undefined where it may not. */
  skipIn: number | undefined;
}

/**
 * The break that has the screen or is waited for; undefined while the content has it, and while content after a
 * preroll has not loaded or waits for a gesture. Equal breaks are not one object.
 */
export function selectBreak(snapshot: AdSlotsSnapshot): AdBreakView | undefined {
  const { current, ad, adTime, count, shown, isAdPaused } = snapshot.context;
  if (!current || (isPassedOver(current, snapshot.context) && !ad)) return undefined;
  if (!snapshot.matches({ breaks: 'playing' }) && !standsStill(current, snapshot.context)) {
    return undefined;
  }
  const skipAfter = ad?.skipAfter;
  const duration = ad?.duration;
  return {
    slot: current.slot,
    isShowing: ad !== undefined,
    position: ad?.position ?? shown + 1,
    count,
    secondsLeft: duration === undefined ? undefined : Math.max(0, Math.ceil(duration - adTime)),
    share: duration === undefined || duration <= 0 ? 0 : Math.min(1, adTime / duration),
    isPaused: isAdPaused,
    title: ad?.title,
    advertiser: ad?.advertiser,
    token: ad?.token,
    clickUrl: ad?.clickUrl,
    skipIn: skipAfter === undefined ? undefined : Math.max(0, Math.ceil(skipAfter - adTime)),
  };
}
