import type { Port } from '@foyer/core';
import type * as v from 'valibot';
import type { cookiePageSchema } from './cookie-notice.events.ts';

/** What the notice needs to know of a page. */
export type CookiePage = v.InferOutput<typeof cookiePageSchema>;

/** What is known when the page starts. */
export interface CookieNoticeInput {
  /** Whether the browser holds the viewer's consent. */
  hasConsent: boolean;
  /** Paths of the configuration that have no notice; each stands for the pages below it, too. COOKIE-002 */
  exemptPaths: readonly string[];
  page: CookiePage;
}

/** What the flow remembers; JSON-safe. */
export type CookieNoticeContext = CookieNoticeInput;

/** How the flow ended: the viewer consented, now or on an earlier visit. */
export type CookieNoticeOutput = { status: 'accepted' };

/** Effects of the flow. */
export interface CookieNoticePorts {
  /** Keeps the consent for so many days. Without it the notice comes back with the next page load. */
  storeConsent: Port<{ days: number }, unknown>;
}
