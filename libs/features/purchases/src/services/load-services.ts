import { servicesQuery, type Client } from '@foyer/client';
import { servicesPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { listPages } from '@foyer/page-runtime/page/list-pages';
import { loadCardList } from '@foyer/page-parts/lists/load-card-list';

/** The services on sale, page by page. */
export const servicesList = (client: Client, first: number) =>
  listPages(['services', 'pages'], first, (page, signal) =>
    servicesQuery(client, { page }).queryFn({ signal }),
  );

/** Loads a page of the services and describes it. ROUTE-033 */
export const loadServices = (page: LoaderPage, url: URL) =>
  loadCardList(page, url, {
    listOf: servicesList,
    texts: 'info',
    title: 'crumbs.services',
    lead: 'info.services.text',
    path: servicesPath,
  });
