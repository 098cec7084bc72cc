import type { Notification } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';

/** Failed codes after which no other is sent within 24 hours. PROMO-010 */
export const DAILY_TRIES = 5;

/** What decides whether a code may be sent. */
export interface PromoStanding {
  /** Codes that failed in this browser within the last 24 hours. */
  failures: number;
  /** False in a demo session. */
  isSignedIn: boolean;
}

/** What the service says of a code that it took. */
export interface PromoAnswer {
  notification?: Notification | undefined;
  /** The day of it where the account is, as 2026-11-26. */
  usedOn?: string | undefined;
}

/** Words of the service, and where they lead. */
export type PromoDisplay = NonNullable<Notification['display']>;

/** What the flow remembers; JSON-safe, the code in a box. */
export interface PromoCodeContext {
  /** The code that is sent, or was: in capitals, without spaces around it. */
  code: Secret | undefined;
  /** Failed codes of the last 24 hours; nothing before the first press. */
  failures: number | undefined;
  /** Until the service takes another code, when it says so. */
  waitSeconds: number | undefined;
  /** What a code gave. */
  display: PromoDisplay | undefined;
  /** The day on which it was used, as 2026-11-26. */
  usedOn: string | undefined;
  message: Message | undefined;
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface PromoCodePorts {
  /** How the viewer stands at this moment. */
  findStanding: Port<undefined, PromoStanding>;
  /** Whether the PIN of the profile was given; not so for a viewer who turned back. PROMO-006 */
  askPin: Port<undefined, boolean>;
  sendCode: Port<{ code: Secret }, PromoAnswer>;
  /** Has the viewer link a bank card; false for one who turned back. PROMO-005 */
  linkCard: Port<undefined, boolean>;
  /** Counts a failed code in this browser, for 24 hours. Must not throw. PROMO-011 */
  noteFailure(): void;
  /** Asks a visitor to sign in; the page that comes then has the code in its field. Must not throw. */
  signIn(input: { code: Secret }): void;
}
