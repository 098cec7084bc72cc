import { promoEventQuery } from '@foyer/client';
import { promoEventPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { listHead } from '@foyer/page-parts/lists/list-head';

/** What the page component needs to know beyond the cache. */
export interface PromoEventData {
  /** Id or slug. */
  id: string;
  head: PageHead;
}

const socialPictureSize = '1200x630';

/** Loads a promo event and describes its page. ROUTE-041 */
export async function loadPromoEvent(page: LoaderPage, id: string): Promise<PromoEventData> {
  const { client, queryClient, loadTexts } = page;
  const [event] = await pageData(
    Promise.all([
      queryClient.ensureQueryData(promoEventQuery(client, id)),
      loadTexts('browse'),
      loadTexts('crumbs'),
    ]),
  );
  const head = listHead(page, {
    title: event.name,
    description: event.summary,
    path: promoEventPath(event),
    picture: `${event.background.url}/${socialPictureSize}.jpg`,
  });
  return { id, head };
}
