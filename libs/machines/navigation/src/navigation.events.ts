import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** A page of the site, as far as its address and its route tell before anything is loaded. */
export const navigationPageSchema = v.strictObject({
  /** The entry of the browser's history; a page that is opened twice has two. */
  entry: v.pipe(v.string(), v.minLength(1)),
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

/** What links, the browser's history and the page tell the navigation. */
export const navigationEvents = defineEvents({
  'navigation.go': {
    page: navigationPageSchema,
    /** Takes the place of the current entry of the history. @default false */
    isReplacing: v.optional(v.boolean()),
  },
  /** Back or forward. */
  'navigation.popped': { page: navigationPageSchema },
  /** Sent as often as the browser says so; the flow throttles. */
  'scroll.moved': { y: v.pipe(v.number(), v.minValue(0)) },
  /** The browser is about to leave or freeze the document. */
  'page.hidden': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type NavigationEvent = EventOf<typeof navigationEvents & typeof flowEvents>;
