import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What the banner needs to know of a page; the event may say more. */
export const appBannerPageSchema = v.object({
  /** Whether the route carries the banner. APPBAN-003 */
  hasAppBanner: v.boolean(),
});

/** What the viewer and the navigation tell the banner. */
export const appBannerEvents = defineEvents({
  'banner.close': {},
  'navigation.changed': { page: appBannerPageSchema },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type AppBannerEvent = EventOf<typeof appBannerEvents & typeof flowEvents>;
