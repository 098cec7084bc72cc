import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { AdFacts } from '@foyer/ad-slots';
import type { EventOf } from '@foyer/core';
import type { linearAdEvents } from './linear-ad.events.ts';

/** What an advertisement starts from. */
export interface LinearAdInput {
  /** Its place in the break, and what is known of it. */
  facts: AdFacts;
  /** Whether a press leads to the advertiser. */
  isClickable: boolean;
}

/** How an advertisement ended. */
export type AdEnd = { end: 'completed' | 'skipped' } | { end: 'failed'; error: AdErrorName };

/** What an advertisement remembers; JSON-safe. */
export interface LinearAdContext extends LinearAdInput {
  /** How far it is, in seconds. */
  time: number;
  /** Length of the media in seconds, once it is known; until then what was said. */
  duration: number;
  error: AdErrorName | undefined;
}

/** What reaches the machine. */
export type LinearAdEvent = EventOf<typeof linearAdEvents>;

/** A moment that ad servers hear of. VAST 4.3 §3.14 */
export type AdMark =
  | { type: 'framed' }
  | { type: 'moved'; time: number; duration: number }
  | { type: 'ended'; duration: number }
  | {
      type: 'pause' | 'resume' | 'mute' | 'unmute' | 'playerExpand' | 'playerCollapse' | 'skip';
    }
  | { type: 'clicked' }
  /** A program says itself how far it is: each of these once. */
  | {
      type: 'reached';
      event: 'impression' | 'start' | 'firstQuartile' | 'midpoint' | 'thirdQuartile' | 'complete';
    }
  /** How far a program is, in seconds, where it says its quarters itself. */
  | { type: 'progressed'; time: number }
  /** What the viewer has done to a program. */
  | { type: 'acted'; event: 'acceptInvitation' | 'minimize' | 'close' }
  /** `reason`: the number by which a program says why. SIMID 1.2 §9 */
  | { type: 'failed'; error: AdErrorName; reason?: number };

/** Effects of an advertisement. Each must not throw. */
export interface LinearAdPorts {
  /** Moves the media. */
  command: (command: 'play' | 'pause') => void;
  /** Tells the ad servers. */
  track: (mark: AdMark) => void;
  /** Tells the slots, as far as they are concerned. */
  tell: (
    news:
      | { type: 'ad.started'; ad: AdFacts }
      | { type: 'ad.progressed'; time: number }
      | { type: 'ad.skippable'; isSkippable: boolean }
      | { type: 'ad.paused' | 'ad.resumed' | 'ad.ended' | 'ad.skipped' | 'ad.clicked' }
      | { type: 'ad.failed'; name: AdErrorName; ad: AdFacts },
  ) => void;
  /** Opens the advertiser's page in another window. */
  openAdvertiser: () => void;
}
