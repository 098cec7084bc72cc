import type { Port } from '@foyer/core';
import type * as v from 'valibot';
import type { navigationPageSchema } from './navigation.events.ts';

/** A page of the site, as far as its address and its route tell before anything is loaded. */
export type NavigationPage = v.InferOutput<typeof navigationPageSchema>;

/** How a page is reached: as a new entry of the history, in the place of the current one, or by back and forward. */
export type NavigationAction = 'push' | 'replace' | 'pop';

/** A page on its way to the screen. */
export interface NavigationTarget {
  page: NavigationPage;
  action: NavigationAction;
}

/** What the initial data of a page answer. NAV-002, NAV-003 */
export type LoadAnswer = { status: 'loaded' } | { status: 'redirected'; page: NavigationPage };

/** Why a page could not be loaded; absent fields are not known, as without a connection. NAV-004 */
export interface NavigationFailure {
  /** HTTP status. */
  status: number | undefined;
  /** The server's `error_code`. */
  code: number | undefined;
}

/** A page that comes to the screen, or the not-found state in its place. NAV-004 */
export interface NavigationArrival extends NavigationTarget {
  failure: NavigationFailure | undefined;
}

/** Where entries of the history and media views were left, in pixels; the newest stand last. NAV-006, STORE-010 */
export interface SavedScrolls {
  entries: readonly { entry: string; scrollY: number }[];
  mediaViews: readonly { id: string; scrollY: number }[];
}

/** What is known when the document starts. */
export interface NavigationInput {
  page: NavigationPage;
  /** What an earlier document of this tab has saved. */
  saved: SavedScrolls;
  /** Revision of the running code. NAV-010 */
  revision: string;
  /** System ids of the actors that are told about every navigation. */
  listeners: readonly string[];
}

/** Tells the others that another page is on the screen, found or not. Also emitted for listeners outside. */
export interface NavigationChanged {
  type: 'navigation.changed';
  page: NavigationPage;
  /** The title that the page shows. */
  itemId: string | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface NavigationContext extends NavigationInput {
  /** The page that is loaded. */
  target: NavigationArrival | undefined;
  /** Redirects on the way to it. */
  redirects: number;
  /** Why the page on the screen is the not-found state. */
  failure: NavigationFailure | undefined;
  /** Where the page on the screen stands, in pixels. */
  scrollY: number;
  /** The next navigation asks for the version. NAV-008 */
  isCheckDue: boolean;
}

/** Effects of the flow. */
export interface NavigationPorts {
  /** Loads the code of the page, without its data. NAV-001 */
  preload: Port<NavigationPage, unknown>;
  /** Loads the initial data of the page. Rejects with the server's refusal, or for the lack of an answer. NAV-002 */
  load: Port<NavigationPage, LoadAnswer>;
  /** Asks `/app_info` for the revision that is served now. Must reject in finite time. NAV-009 */
  fetchVersion: Port<undefined, { version: string }>;
  /** Loads the document of the page anew. Settles only when that was refused, for example until playback ends. */
  reload: Port<NavigationTarget, unknown>;
  /** Puts the page on the screen and writes its address into the history; with a failure the not-found state. Must not throw. */
  showPage(arrival: NavigationArrival): void;
  /** Makes every query that was fetched before this moment stale. Must not throw. NAV-005 */
  invalidateQueries(): void;
  /** Keeps the places in the session storage. Must not throw. */
  saveScrolls(scrolls: SavedScrolls): void;
  /** Scrolls to this place as soon as the page that was shown last is laid out. Must not throw. */
  placePage(place: { scrollY: number }): void;
}
