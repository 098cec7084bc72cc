import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** An entry of the browser's history; a page that is opened twice has two. */
const entry = v.pipe(v.string(), v.minLength(1));

/** A page of the site as it is on the screen. */
export const navigationPageSchema = v.strictObject({
  entry,
  /** Path with query and fragment. */
  address: v.string(),
  /** With the leading slash, without query and fragment. */
  path: v.string(),
  /** Names of the parameters in the address. */
  queryNames: v.array(v.string()),
  /** The media view that the page shows. STORE-011 */
  mediaViewId: v.optional(v.string()),
  /** The title that the page shows. EVENT-012 */
  itemId: v.optional(v.string()),
  /** False for routes without the cookie notice. COOKIE-003 */
  hasCookieNotice: v.boolean(),
  /** Whether the route carries the banner of the native app. APPBAN-009 */
  hasAppBanner: v.boolean(),
});

/** Path with query and fragment. */
const address = v.pipe(v.string(), v.startsWith('/'));

/** What links, the browser's history and the page tell the navigation. */
export const navigationEvents = defineEvents({
  'navigation.go': {
    address,
    /** Takes the place of the current entry of the history. @default false */
    isReplacing: v.optional(v.boolean()),
  },
  /** Back or forward. */
  'navigation.popped': { address },
  /** The browser itself has gone to a fragment of the page, with an entry of its own. */
  'navigation.jumped': { address, entry },
  /** Sent as often as the browser says so; the flow throttles. */
  'scroll.moved': { y: v.pipe(v.number(), v.minValue(0)) },
  /** The browser is about to leave or freeze the document. */
  'page.hidden': {},
  /** The browser came back to the document that it had left. */
  'page.restored': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type NavigationEvent = EventOf<typeof navigationEvents & typeof flowEvents>;
