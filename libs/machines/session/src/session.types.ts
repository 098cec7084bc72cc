import type { Port } from '@foyer/core';
import type * as v from 'valibot';
import type { busyReasonSchema, sessionDataSchema } from './session.events.ts';

/** What the holder of the session's cookie is. SESS-002, SESS-003 */
export type SessionData = v.InferOutput<typeof sessionDataSchema>;

/** What must not be cut off by a reload. Readings 19 */
export type BusyReason = v.InferOutput<typeof busyReasonSchema>;

/** What a failed call means for the whole page: a row of the table of spec 1 §8. */
export type FailureCause = 'missing' | 'stale' | 'lost' | 'blockedCountry' | 'unavailable';

/** A reason to load the page anew or to leave it; each is throttled for itself. */
export type ReloadCause = FailureCause | 'event';

/** When a cause last led to its action, or will, and how often in a row. */
export interface ReloadMark {
  count: number;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** What a tab remembers of its reloads. */
export type ReloadMarks = Partial<Record<ReloadCause, ReloadMark>>;

/** What is known when the flow starts. */
export interface SessionInput {
  /** Unknown for a browser that only shows a cookie; then the service is asked. SESS-007 */
  session: SessionData | undefined;
  /** Whether its cookie ends within seconds, because a recovery from 401 with 1000023 led here; see `isCookieBrief`. */
  isBrief: boolean;
}

/** What the flow remembers; JSON-safe. */
export interface SessionContext extends SessionInput {
  /** Whether the account is blocked. */
  isBlocked: boolean;
  /** Attempts to learn what the session is since the last answer. */
  attempts: number;
}

/** What the recovery remembers; JSON-safe. */
export interface RecoveryContext {
  /** Why the page is about to be loaded anew, or was last. */
  cause: FailureCause | undefined;
  /** Milliseconds until that happens. */
  pauseMs: number;
  /** Payments that are open. */
  payments: number;
}

/** What the renewal remembers; JSON-safe. */
export interface RenewalContext {
  /** The title that the page shows. */
  itemId: string | undefined;
  /** What may not be interrupted now, once for each beginning. */
  busy: readonly BusyReason[];
  /** Milliseconds until the page is loaded anew. */
  pauseMs: number;
}

/** What the flow tells listeners outside, and the flows `app` and `notifications` beside it. */
export type SessionEmitted =
  { type: 'session.changed'; session: SessionData } | { type: 'session.ended' };

/** Where a tab keeps its marks; it must outlive a reload and be of this tab alone. */
export interface ReloadMemory {
  read(): Promise<ReloadMarks>;
  write(marks: ReloadMarks): Promise<void>;
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. Those without an answer must not throw. */
export interface SessionPorts {
  getSession: Port<undefined, SessionData>;
  createDemoSession: Port<undefined, SessionData>;
  updateSession: Port<undefined, unknown>;
  /** Has the web server let the cookies of the session and of the balancer end after so many seconds. Readings 29 */
  keepCookiesBriefly: Port<{ seconds: number }, unknown>;
  /** Has the web server remove the cookie of the session. Readings 29 */
  dropSessionCookie: Port<undefined, unknown>;
  reloadMarks: ReloadMemory;
  /** Milliseconds since 1970: marks of one page are read by the next. */
  now(): number;
  /** 0 to 1. */
  random(): number;
  /** Loads the page anew and puts the viewer back where they were. Readings 19 */
  reload(): void;
  /** Leads to `/geoblock`; nothing happens on that page. ERR-011 */
  goToGeoblock(): void;
  /** Loads the main page anew, so that nothing of the viewer who left stays in memory. ACCT-009 */
  goHome(): void;
  /** Asks for the user's data again. */
  refreshUser(): void;
}
