import { createAnalytics, type Analytics } from '@foyer/client';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';
import { entrySearch } from '@foyer/page-runtime/navigation/entry-address';
import { analyticsCommon, type Sender } from './analytics-common.ts';

/** Collects the page's events, and sends them in batches. @param sender - Asked at each sending. */
export function createCollector(page: BrowserPage, sender: () => Sender): Analytics {
  const fingerprint = new URLSearchParams(entrySearch).get('fingerprint');
  return createAnalytics({
    client: page.client,
    baseUrl: page.origin,
    common: () => analyticsCommon(page, sender(), fingerprint),
  });
}
