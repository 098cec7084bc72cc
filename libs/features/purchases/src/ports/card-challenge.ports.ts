import type { CardChallengePorts } from '@foyer/card-challenge';
import { serviceNow } from '@foyer/client';
import { loadDocument } from '@foyer/page-runtime/navigation/page-navigation';

/** What the bank's question needs from the page. */
export const cardChallengePorts = (): CardChallengePorts => ({
  openPage: async ({ url }) => loadDocument(url, false),
  siteOrigin: () => window.location.origin,
  now: serviceNow,
});
