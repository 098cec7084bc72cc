import type { AdSlot } from '@foyer/contract';
import type { EventOf, Port } from '@foyer/core';
import type { AdError } from './ad-errors.ts';
import type { adNews, adSlotsEvents, adWishes } from './ad-slots.events.ts';

/** Addresses of ad requests by slot; a slot without one shows nothing. ENGINE-004 */
export type AdAddresses = { readonly [Slot in AdSlot]?: string | undefined };

/** What the slots of a playback start from. */
export interface AdSlotsInput {
  addresses: AdAddresses;
  /** Whether the stream is live. */
  isLive: boolean;
  /** Where the content starts, in seconds. */
  startTime: number;
  /** Length of the content in seconds; 0 while it is not known, and for live. */
  duration: number;
  /** Whether the ad server is to count nothing. AD-037 @default false */
  isTest?: boolean;
  /**
   * Whether the content plays already: what has let it go knows that its preroll holds nothing. The preroll is still used
   * and told of, and the content does not wait for it. docs/decisions/0131 @default false
   */
  isUnderWay?: boolean;
}

/** One use of a slot, as it is played. */
export interface AdBreak {
  slot: AdSlot;
  address: string;
  /** Most advertisements in it. AD-019, AD-020 */
  limit: number;
  isTest: boolean;
}

/** What is known of an advertisement. AD-036 */
export interface AdFacts {
  /** Place in its break, from 1. */
  position: number;
  /** Address of what is shown. */
  url?: string;
  /** Seconds. */
  duration?: number;
  /** From which second on it may be skipped; absent where it may not. */
  skipAfter?: number;
  partnerId?: string;
  system?: string;
  id?: string;
  title?: string;
  /** Who pays for it, in words. */
  advertiser?: string;
  /** The token by which the law knows it, such as `erid`. */
  token?: string;
  /** Where a press leads; absent where it leads nowhere. */
  clickUrl?: string;
}

/**
 * How a break ended. `empty`: there was nothing to show. `blocked`: it was kept from being shown. `adFree`: the viewer has
 * come to a right to watch without advertising, and no other break is asked for.
 */
export interface BreakResult {
  status: 'shown' | 'empty' | 'blocked' | 'adFree';
}

/** What getting ready has found. */
export interface Readiness {
  /** Whether the viewer's browser blocks advertising. AD-009 */
  isBlocked: boolean;
  /** When midrolls are due, in seconds of the content. @default once, in the middle. AD-021 */
  midrolls?: readonly number[];
}

/** What advertising tells the content, in the words of the player. Spec 3 §4 "Ad-playing status" */
export type ContentWord =
  | { type: 'ad.changed'; status: boolean | 'ended' | 'blocked' }
  | { type: 'ad.finished' }
  | { type: 'ad.checking'; isOn: boolean };

/** What happens to advertising, for whoever reports it. */
export type SlotReport = { slot: AdSlot } & (
  | { type: 'break.started' }
  /** How many were meant to be shown, and how many were. */
  | { type: 'break.ended'; count: number; shown: number }
  | { type: 'ad.requested' | 'ad.started' | 'ad.ended' | 'ad.skipped' | 'ad.clicked'; ad: AdFacts }
  | { type: 'ad.failed'; ad: AdFacts; error: AdError }
);

/** What whoever plays a break says while it does. */
export type AdNews = EventOf<typeof adNews>;

/** What the viewer wants of an advertisement. */
export type AdWish = EventOf<typeof adWishes>['type'];

/** What reaches the machine. */
export type AdSlotsEvent = EventOf<typeof adSlotsEvents>;

/** What the slots remember; JSON-safe. */
export interface AdSlotsContext extends Omit<Required<AdSlotsInput>, 'addresses'> {
  addresses: AdAddresses;
  /** Where the content stands, in seconds. */
  time: number;
  /** Why the content stands still; undefined while it plays and before it has played. */
  pausedBy: 'user' | 'tech' | 'tech_error' | 'adv' | undefined;
  /** Undefined: one, in the middle. */
  midrolls: readonly number[] | undefined;
  /** Midrolls up to here are spent, in seconds. */
  midrollsUntil: number;
  /** Slots that are used once. Reading 13 */
  spent: readonly AdSlot[];
  /** Nothing more is asked for: advertising is blocked, or whoever plays it did not come. */
  isOff: boolean;
  /** The break that is due or plays. */
  current: AdBreak | undefined;
  /** The advertisement on the screen. */
  ad: AdFacts | undefined;
  /** How far it is, in seconds. */
  adTime: number;
  /** Whether the viewer has stopped it. */
  isAdPaused: boolean;
  /** Advertisements that the break was to have; 0 while it is not known. */
  count: number;
  /** Advertisements that were on the screen. */
  shown: number;
}

/** Effects of the slots. */
export interface AdSlotsPorts {
  /** Loads what plays breaks and finds out whether advertising is blocked. ENGINE-023 */
  prepare: Port<void, Readiness>;
  /** Plays one break to its end; says meanwhile what happens by {@link AdNews}. */
  playBreak: Port<AdBreak, BreakResult>;
  /** Tells the content. Must not throw. */
  tellContent: (word: ContentWord) => void;
  /** Reports what happens. Must not throw. */
  report: (report: SlotReport) => void;
  /** Asks what plays the break for what the viewer wants. */
  ask: (wish: AdWish) => void;
}
