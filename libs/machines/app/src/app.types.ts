import type { Port } from '@foyer/core';
import type { SessionData } from '@foyer/session';
import type { AnyActorLogic } from 'xstate';
import type * as v from 'valibot';
import type { appUserSchema } from './app.events.ts';

/** System id of a flow that lives as long as the page. */
export type AppChildId =
  | 'session'
  | 'navigation'
  | 'modal'
  | 'notifications'
  | 'account-block'
  | 'promo-access'
  | 'cookie-notice'
  | 'app-banner'
  | 'viewing-limit';

/** A flow that the root actor starts once there is a session. */
export interface AppChild {
  id: AppChildId;
  /** As the flow takes it; JSON-safe. The session's is given by the root actor. */
  input?: unknown;
}

/** The flows themselves; one that is not given does nothing. */
export type AppChildren = Partial<Record<AppChildId, AnyActorLogic>>;

/** The part of the user's data that flows live by. */
export type AppUser = v.InferOutput<typeof appUserSchema>;

/** What the page knows when it starts. */
export interface AppInput {
  /** Whether the browser came with a session. */
  hasSession: boolean;
  /** Whether that session ends within seconds; see `isCookieBrief` of the flow `session`. */
  isSessionBrief: boolean;
  /** The uid, or else the fingerprint, of the address or of the storage; the address comes first. START-008 */
  uid: string | undefined;
  /** Whether the page that starts has a header. START-019 */
  hasLayout: boolean;
  /** Whether the mark `skipProfiles` is set. START-018 */
  hasSkippedProfiles: boolean;
  /** Whether there is a dialog to choose a profile in; without it nobody is asked. */
  hasProfileDialog: boolean;
  /** What to start once there is a session. */
  children: readonly AppChild[];
}

/** What the root actor remembers; JSON-safe. */
export interface AppContext extends AppInput {
  /** A uid had to be made. START-007 */
  isNewVisit: boolean;
  /** Attempts to open a session since the last success. */
  attempts: number;
  /** Unknown for a browser that came with a session, until that is asked about. */
  session: SessionData | undefined;
  user: AppUser | undefined;
  /** Keys of what the service has switched on. */
  toggles: readonly string[];
}

/** Why the start of the app is reported. START-010 to START-013 */
export type StartReason = 'start' | 'user' | 'session' | 'common';

/** Effects of the app's own start. Calls reject for a 4xx or 5xx answer. */
export interface AppPorts {
  /** Makes a uid and keeps it in the storage, where there is one. START-006 */
  createUid: Port<undefined, string>;
  /** Gives a visitor a session. START-009 */
  createDemoSession: Port<{ uid: string | undefined }, SessionData>;
  /** Keys of everything that the service has switched on. */
  loadToggles: Port<undefined, readonly string[]>;
  /** Reports the start of the app. Must not throw. */
  reportStart(start: { reason: StartReason; isNewVisit: boolean }): void;
  /** Reports that a flow has failed, which is a defect. Must not throw. */
  reportDefect(error: unknown): void;
  /** Leads to `/geoblock`. Must not throw. ERR-011 */
  goToGeoblock(): void;
}
