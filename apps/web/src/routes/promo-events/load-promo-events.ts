import { promoEventsQuery } from '@foyer/client';
import type { LoaderPage } from '../loader-page.ts';
import { listHead } from '../lists/list-head.ts';
import { ensureList, listPages } from '../lists/list-pages.ts';
import { pageIn } from '../lists/page-number.ts';
import { pageData } from '../page-data.ts';
import type { PageHead } from '../page-head.ts';
import { promoEventsPath } from './promo-event-summary.ts';

/** What the page component needs to know beyond the cache. */
export interface PromoEventsData {
  /** From 1. */
  number: number;
  head: PageHead;
}

/** The promo events, page by page. */
export const promoEventsList = (client: LoaderPage['client'], first: number) =>
  listPages(['promo-events'], first, (page, signal) =>
    promoEventsQuery(client, { page }).queryFn({ signal }),
  );

/** Loads a page of the promo events and describes it. */
export async function loadPromoEvents(page: LoaderPage, url: URL): Promise<PromoEventsData> {
  const { client, queryClient, loadTexts, t } = page;
  const number = pageIn(url.searchParams);
  await pageData(
    Promise.all([
      ensureList(queryClient, promoEventsList(client, number)),
      loadTexts('browse'),
      loadTexts('crumbs'),
    ]),
  );
  const head = listHead(page, {
    title: t('crumbs.promo_events'),
    description: t('browse.promo.text'),
    path: promoEventsPath,
  });
  return { number, head };
}
