import type { Port } from '@foyer/core';
import type * as v from 'valibot';
import type { navigationPageSchema } from './navigation.events.ts';

/** A page of the site as it is on the screen. */
export type NavigationPage = v.InferOutput<typeof navigationPageSchema>;

/** How a page is reached: as a new entry of the history, in the place of the current one, or by back and forward. */
export type NavigationAction = 'push' | 'replace' | 'pop';

/** A page on its way to the screen; which page its address leads to is known once it is there. */
export interface NavigationTarget {
  /** Path with query and fragment. */
  address: string;
  action: NavigationAction;
}

/** Why a page could not be loaded; absent fields are not known, as without a connection. NAV-004 */
export interface NavigationFailure {
  /** HTTP status. */
  status: number | undefined;
  /** The server's `error_code`. */
  code: number | undefined;
}

/** What came to the screen: the page that the address, and any redirect of its data, led to. NAV-002, NAV-003 */
export interface NavigationArrival {
  page: NavigationPage;
  /** Why the not-found state is there in its place. NAV-004 */
  failure: NavigationFailure | undefined;
}

/** Where a page begins: at a place in pixels, or where the fragment of its address says. */
export type PagePlace = number | 'fragment';

/** Where entries of the history and media views were left, in pixels; the newest stand last. NAV-006, STORE-010 */
export interface SavedScrolls {
  entries: readonly { entry: string; scrollY: number }[];
  mediaViews: readonly { id: string; scrollY: number }[];
}

/** What is known when the flow starts. */
export interface NavigationInput {
  page: NavigationPage;
  /** Where it stands: a viewer may have scrolled before. In pixels. */
  scrollY: number;
  /** What the tab has saved before. */
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
  target: NavigationTarget | undefined;
  /** What has come of it, for a moment. */
  arrival: NavigationArrival | undefined;
  /** Why the page on the screen is the not-found state. */
  failure: NavigationFailure | undefined;
  /** The next navigation asks for the version. NAV-008 */
  isCheckDue: boolean;
}

/** Effects of the flow. */
export interface NavigationPorts {
  /**
   * Loads the code and the initial data of a page, puts it on the screen with its address in the history and settles
   * then. A page that cannot be loaded is an answer too; rejects only when the page on the screen stays.
   * NAV-001 to NAV-004
   */
  load: Port<NavigationTarget, NavigationArrival>;
  /** Asks `/app_info` for the revision that is served now. Must reject in finite time. NAV-009 */
  fetchVersion: Port<undefined, { version: string }>;
  /** Loads the document of the page anew. Settles only when that was refused, for example until playback ends. */
  reload: Port<NavigationTarget, unknown>;
  /** Makes every query that was fetched before this moment stale. Must not throw. NAV-005 */
  invalidateQueries(): void;
  /** Keeps the places in the session storage. Must not throw. */
  saveScrolls(scrolls: SavedScrolls): void;
  /** Scrolls the page that came last there, as soon as it is tall enough, and begins to read at it. Must not throw. */
  placePage(place: { at: PagePlace }): void;
}
