import type { PlayerAsset, PurchaseHint } from '@foyer/contract';
import type { Port, Secret } from '@foyer/core';

/** Why a title does not play for this viewer; `notNow` and `timeUp` are its profile's viewing limits. LIMIT-014 */
export type Refusal =
  | 'pinRequired'
  | 'signInRequired'
  | 'purchaseRequired'
  | 'notAvailable'
  | 'notForProfile'
  | 'notNow'
  | 'timeUp'
  | 'failed';

/** The service's word on playing a title. */
export type PlaybackAnswer =
  | { status: 'granted'; asset: PlayerAsset }
  | {
      status: 'refused';
      refusal: Refusal;
      /** What gives the right, with `purchaseRequired`. LIVE-007 */
      purchase?: PurchaseHint | undefined;
    };

/** Which title, and what the page's loader was answered already. */
export interface PlaybackAccessInput {
  titleId: string;
  /** The answer to the same question, asked while the page was made. */
  answer?: PlaybackAnswer | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface PlaybackAccessContext {
  titleId: string;
  answer: PlaybackAnswer | undefined;
  /** The right PIN, until the title is open. */
  pin: Secret | undefined;
}

/** The calls of the flow. A refusal is an answer; only a broken call rejects. */
export interface PlaybackAccessPorts {
  openPlayback: Port<{ titleId: string; pin?: Secret | undefined }, PlaybackAnswer>;
}
