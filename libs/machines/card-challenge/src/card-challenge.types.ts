import type { Message, Port } from '@foyer/core';

/** Where the bank asks the owner of the card. */
export interface CardChallengeInput {
  /** In a frame of the page, or on a page that leads back. */
  kind: 'frame' | 'redirect';
  /** Absolute address; messages are taken from its origin alone. */
  url: string;
  /** ISO timestamp; the bank gives up then. */
  expiresAt: string;
}

/** How the bank's question was left. What became of the payment only the service knows. Case C14 */
export interface CardChallengeOutput {
  outcome:
    /** The bank's page says that it is over, or the viewer has come back from it. */
    | 'ended'
    /** The viewer turned back; the order stays open. */
    | 'left'
    | 'timedOut'
    /** The frame could not be shown, and the viewer did not open the page instead. */
    | 'blocked';
}

/** What the flow remembers; JSON-safe. */
export interface CardChallengeContext extends CardChallengeInput {
  /** Of `url`. */
  origin: string;
  /** Whether the frame is walled off from this page. */
  isFramable: boolean;
  /** The frame could not be shown, and the page was not opened since. */
  isBlocked: boolean;
  /** Until the bank gives up. */
  secondsLeft: number;
  message: Message | undefined;
}

/** What the flow needs from the page. */
export interface CardChallengePorts {
  /** Leaves this page for the bank's; rejects when that cannot be done. */
  openPage: Port<{ url: string }, unknown>;
  /** Origin of this page: a frame of the same origin could break out of its sandbox. */
  siteOrigin: () => string;
  /** Milliseconds since 1970. @default the clock of the browser */
  now?: () => number;
}
