import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { AdNews, BreakResult } from '@foyer/ad-slots';
import type { Port } from '@foyer/core';
import type { AdEnd } from '../linear-ad/linear-ad.types.ts';
import type { Ad, Tracking } from '../model/ad.types.ts';

/** What a break starts from. */
export interface AdBreakInput {
  /** Where it is asked for; reports name it. */
  address: string;
}

/** What an address has answered. */
export interface BreakAnswer {
  /** In the order in which they are shown. */
  pod: readonly Ad[];
  /** Take the place of one that fails. VAST 4.3 §3.3.1 */
  standIns: readonly Ad[];
  /** Why there is nothing. */
  error?: AdErrorName;
  /** Pings of a break of a VMAP. */
  breakTrackings: readonly Tracking[];
}

/** One advertisement as it is to be shown. */
export interface ShownAd {
  ad: Ad;
  /** Its place in the break, from 1. */
  position: number;
}

/** What a break remembers; JSON-safe. */
export interface AdBreakContext extends AdBreakInput {
  /** What is still to be shown; the first is on the screen. */
  pod: readonly Ad[];
  standIns: readonly Ad[];
  breakTrackings: readonly Tracking[];
  /** How many were on the screen to their end, or until they were skipped. */
  shown: number;
  /** Why there is nothing to show. */
  error: AdErrorName | undefined;
}

/** A break makes no events; its calls answer. */
export interface AdBreakEvent {
  type: 'break.none';
}

/** Effects of a break. */
export interface AdBreakPorts {
  /** Asks the address, through all wrappers. */
  request: Port<AdBreakInput, BreakAnswer>;
  /** Shows one advertisement to its end. */
  show: Port<ShownAd, AdEnd>;
  /** Tells the slots. Must not throw. */
  tell: (news: AdNews) => void;
  /** Sends the pings of the break itself. Must not throw. */
  trackBreak: (event: 'breakStart' | 'breakEnd', trackings: readonly Tracking[]) => void;
}

/** How a break ends. */
export type AdBreakOutput = BreakResult;
