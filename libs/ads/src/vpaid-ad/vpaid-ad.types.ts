import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { EventOf } from '@foyer/core';
import type { AdEnd, LinearAdInput, LinearAdPorts } from '../linear-ad/linear-ad.types.ts';
import type { vpaidAdEvents } from './vpaid-ad.events.ts';

/** What a unit starts from. */
export interface VpaidAdInput extends LinearAdInput {
  /** Whether it begins without sound. */
  isMuted: boolean;
}

/** What the machine remembers of a unit; JSON-safe. */
export interface VpaidAdContext extends VpaidAdInput {
  /** How far it is, in seconds. */
  time: number;
  /** Seconds; until the unit says so, what the document said, and 0 where neither does. */
  duration: number;
  /** Whether the unit lets itself be skipped. */
  isSkippable: boolean;
  /** Whether it was skipped, by the viewer or by the unit. */
  isSkipped: boolean;
  error: AdErrorName | undefined;
}

/** What reaches the machine. */
export type VpaidAdEvent = EventOf<typeof vpaidAdEvents>;

/** Commands that the machine gives; size and sound are not its business. */
export type UnitOrder = 'init' | 'start' | 'stop' | 'skip' | 'pause' | 'resume';

/** Effects of a unit. Each must not throw. */
export interface VpaidAdPorts extends Pick<LinearAdPorts, 'track' | 'tell'> {
  command: (order: UnitOrder) => void;
  /**
   * Opens an advertiser's page in another window.
   *
   * @param url - The unit's own; without it that of the document.
   */
  openAdvertiser: (url: string | undefined) => void;
}

/** How a unit ended. */
export type VpaidAdOutput = AdEnd;
