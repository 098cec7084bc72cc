import type { Port } from '@foyer/core';
import type * as v from 'valibot';
import type { appBannerPageSchema } from './app-banner.events.ts';

/** What the banner needs to know of a page. */
export type AppBannerPage = v.InferOutput<typeof appBannerPageSchema>;

/** Where the site is open. */
export interface AppBannerInput {
  isAndroid: boolean;
  /** Only the main brand has an app. APPBAN-002 */
  isMainBrand: boolean;
  /** The host is a subdomain of the brand's own. APPBAN-004 */
  isSubdomainHost: boolean;
  page: AppBannerPage;
}

/** What the browser keeps from earlier visits. */
export interface AppBannerMemory {
  isInstalled: boolean;
  isClosed: boolean;
  /** Age of the last check that did not find the app; absent when there was none. */
  checkAgeSeconds?: number | undefined;
}

/** What a check found; `unsupported` when the browser cannot tell. */
export type AppCheck = { status: 'installed' | 'absent' | 'unsupported' };

/** What the flow remembers; JSON-safe. */
export interface AppBannerContext extends AppBannerInput {
  /** Age of the last check when it was read; a check of one's own is 0. */
  checkAgeSeconds: number;
}

/** Why the banner is not shown any more on this visit. */
export type AppBannerOutput = { status: 'unsuitable' | 'installed' | 'closed' | 'unknown' };

/** Effects of the flow. Those that are no calls must not throw. */
export interface AppBannerPorts {
  /** Reads what the browser keeps; rejects when its storage is blocked. */
  recall: Port<undefined, AppBannerMemory>;
  /** Asks the browser for related apps that are installed. APPBAN-005 */
  checkInstalled: Port<undefined, AppCheck>;
  /** Keeps for ever that the app is there. APPBAN-007 */
  rememberInstalled(): void;
  /** Keeps when a check did not find the app. APPBAN-006 */
  rememberAbsent(): void;
  /** Keeps for ever that the viewer closed the banner. APPBAN-009 */
  rememberClosed(): void;
  /** Sends words to the error collector; no viewer sees them. APPBAN-011, APPBAN-012 */
  report(words: string): void;
}
