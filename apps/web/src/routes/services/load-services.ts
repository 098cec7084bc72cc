import { servicesQuery } from '@foyer/client';
import type { LoaderPage } from '../loader-page.ts';
import { listHead } from '../lists/list-head.ts';
import { ensureList, listPages } from '../lists/list-pages.ts';
import { pageIn } from '../lists/page-number.ts';
import { pageData } from '../page-data.ts';
import type { PageHead } from '../page-head.ts';
import { servicesPath } from './service-summary.ts';

/** What the page component needs to know beyond the cache. */
export interface ServicesData {
  /** From 1. */
  number: number;
  head: PageHead;
}

/** The services on sale, page by page. */
export const servicesList = (client: LoaderPage['client'], first: number) =>
  listPages(['services', 'pages'], first, (page, signal) =>
    servicesQuery(client, { page }).queryFn({ signal }),
  );

/** Loads a page of the services and describes it. ROUTE-033 */
export async function loadServices(page: LoaderPage, url: URL): Promise<ServicesData> {
  const { client, queryClient, loadTexts, t } = page;
  const number = pageIn(url.searchParams);
  await pageData(
    Promise.all([
      ensureList(queryClient, servicesList(client, number)),
      loadTexts('info'),
      loadTexts('crumbs'),
    ]),
  );
  const head = listHead(page, {
    title: t('crumbs.services'),
    description: t('info.services.text'),
    path: servicesPath,
  });
  return { number, head };
}
