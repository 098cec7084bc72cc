import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { addressAsks } from './address-asks.part.ts';
import { addressMarks } from './address-marks.part.ts';
import { answerNotices } from './answer-notices.part.ts';
import { analytics } from './analytics.part.ts';
import { backCloses } from './back-closes.part.ts';
import { failedCalls } from './failed-calls.part.ts';
import { lostFocus } from './lost-focus.part.ts';
import { keptNotice } from './kept-notice.part.ts';
import { keptOrders } from './kept-orders.part.ts';
import { navigation } from './navigation.part.ts';
import { offlinePage } from './offline-page.part.ts';
import { otherTabs } from './other-tabs.part.ts';
import { pageServices } from './page-services.part.ts';
import { pushChannel } from './push-channel.part.ts';
import { signInLinks } from './sign-in-links.part.ts';
import { unreadCount } from './unread-count.part.ts';
import { userData } from './user-data.part.ts';
import { viewingLimits } from './viewing-limits.part.ts';
import { watchedPlaces } from './watched-places.part.ts';

/** What joins the page to the flows, in the order of starting. */
export const shellParts: readonly ShellPart[] = [
  addressMarks,
  addressAsks,
  analytics,
  failedCalls,
  navigation,
  backCloses,
  lostFocus,
  offlinePage,
  userData,
  unreadCount,
  viewingLimits,
  watchedPlaces,
  otherTabs,
  answerNotices,
  keptNotice,
  signInLinks,
  pushChannel,
  keptOrders,
  pageServices,
];
