import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What the notice needs to know of a page; the event may say more. */
export const cookiePageSchema = v.object({
  /** With the leading slash. */
  path: v.string(),
  /** Names of the parameters in the address. */
  queryNames: v.array(v.string()),
  /** False for routes without the banner. COOKIE-003 */
  hasCookieNotice: v.boolean(),
});

/** What the viewer and the navigation tell the notice. */
export const cookieNoticeEvents = defineEvents({
  'cookie.accept': {},
  'navigation.changed': { page: cookiePageSchema },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type CookieNoticeEvent = EventOf<typeof cookieNoticeEvents & typeof flowEvents>;
