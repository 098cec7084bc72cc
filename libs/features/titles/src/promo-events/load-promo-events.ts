import { promoEventsQuery, type Client } from '@foyer/client';
import { promoEventsPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { listPages } from '@foyer/page-runtime/page/list-pages';
import { loadCardList } from '@foyer/page-parts/lists/load-card-list';

/** The promo events, page by page. */
export const promoEventsList = (client: Client, first: number) =>
  listPages(['promo-events'], first, (page, signal) =>
    promoEventsQuery(client, { page }).queryFn({ signal }),
  );

/** Loads a page of the promo events and describes it. */
export const loadPromoEvents = (page: LoaderPage, url: URL) =>
  loadCardList(page, url, {
    listOf: promoEventsList,
    texts: 'browse',
    title: 'crumbs.promo_events',
    lead: 'browse.promo.text',
    path: promoEventsPath,
  });
