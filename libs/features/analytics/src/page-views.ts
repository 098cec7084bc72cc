import type { AnalyticsInput } from '@foyer/client';
import type { Location } from 'react-router';
import type { AnalyticsWord } from '@foyer/page-runtime/shell/analytics-relay';
import { reportedPath, reportedReferrer } from './reported-address.ts';

type PageWord = Extract<AnalyticsWord, { page: unknown }>;

/** Follows the pages on the screen. */
export interface PageViews {
  /** Path of the page on the screen, as it is reported. */
  path: () => string;
  /** Takes in a change of the address. @returns The event, where another page has come. START-014 */
  show: (word: PageWord) => AnalyticsInput | undefined;
  /** The page comes back as it was left. @returns Its event. */
  showAgain: () => AnalyticsInput;
}

/**
 * Whether an address is a navigation: not a place on the same page, and not a page that writes its own state into its
 * address. A redirect replaces the address too, but with another path.
 */
function isNavigation(before: Location, { page, action }: PageWord): boolean {
  if (page.key === before.key && page.pathname === before.pathname) return false;
  if (page.pathname !== before.pathname) return true;
  if (action === 'REPLACE') return false;
  return page.search !== before.search || page.hash === before.hash;
}

/** @param referrer - The address that led to the site; empty where there was none. */
export function createPageViews(referrer: string): PageViews {
  let shown: Location | undefined;
  const path = () => reportedPath(shown?.pathname ?? window.location.pathname);
  const viewFrom = (from: string | undefined): AnalyticsInput => ({
    type: 'page_view',
    path: path(),
    ...(from !== undefined && { referrer: from }),
  });
  return {
    path,
    show: (word) => {
      const before = shown;
      const isNew = !before || isNavigation(before, word);
      shown = word.page;
      if (!isNew) return undefined;
      return viewFrom(before ? reportedPath(before.pathname) : reportedReferrer(referrer));
    },
    showAgain: () => viewFrom(undefined),
  };
}
