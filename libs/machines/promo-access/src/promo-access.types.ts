import type { NotificationAnswer } from '@foyer/contract';
import type { Port, Secret } from '@foyer/core';

/**
 * What an address asks for: a code by `access`, a joint viewing by its route, only a sign-in by `check_auth`, or a
 * sign-in with a phone by `auth_phone` and `auth_app`.
 */
export type PromoRequest =
  { kind: 'access' | 'jointViewing'; code: Secret } | { kind: 'checkAuth' | 'phone' };

/** What is known when a page with such an address starts. */
export interface PromoAccessInput {
  request: PromoRequest;
  /** False in a demo session. */
  isSignedIn: boolean;
  /** Whether the page may open a sign-in by itself. QUERY-021, QUERY-022 */
  canAsk: boolean;
  /** Fills the sign-in in. QUERY-017 */
  phone?: string | undefined;
}

/** What the flow remembers; JSON-safe, the code in a box. */
export type PromoAccessContext = PromoAccessInput;

/** How the flow ended. */
export type PromoAccessOutput =
  /** The viewer is signed in, and nothing else was asked for. */
  | { status: 'signedIn' }
  /** The server took the code. */
  | { status: 'activated' }
  /** It did not. NOTIF-026, NOTIF-027 */
  | { status: 'refused' }
  /** The viewer did not sign in. */
  | { status: 'cancelled' };

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface PromoAccessPorts {
  sendCode: Port<{ code: Secret }, NotificationAnswer>;
  /**
   * Takes what was asked for out of the address, without an entry in the history; a reload must not send the code
   * again. Must not throw.
   */
  clearAddress(): void;
  /** Leads to the main page. Must not throw. */
  goHome(): void;
  /** Leads to a page of the site. Must not throw. */
  openScreen(path: string): void;
}
