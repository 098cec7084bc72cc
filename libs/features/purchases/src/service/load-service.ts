import { serviceQuery } from '@foyer/client';
import { servicePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { listHead } from '@foyer/page-parts/lists/list-head';
import { servicesAbove, type ServiceParams } from './services-above.ts';

/** What the page component needs to know beyond the cache. */
export interface ServiceData {
  /** Alias or id. ROUTE-037 */
  id: string;
  /** Aliases or ids of the services above it, the outermost first. */
  above: readonly string[];
  /** The address in force, without parameters. */
  path: string;
  head: PageHead;
}

const socialPictureSize = '1200x630';

/** Loads a service and those that its address puts above it, and describes the page. ROUTE-034 to ROUTE-037 */
export async function loadService(page: LoaderPage, params: ServiceParams): Promise<ServiceData> {
  const { client, queryClient, loadTexts, t } = page;
  const { id } = params;
  const above = servicesAbove(params);
  const find = (idOrAlias: string) => queryClient.ensureQueryData(serviceQuery(client, idOrAlias));
  const [service] = await pageData(
    Promise.all([find(id), Promise.all(above.map(find)), loadTexts('info'), loadTexts('crumbs')]),
  );
  // An account's own prices are put into words as where it buys.
  if (service.purchase_variants) await loadTexts('purchase');
  const head = listHead(page, {
    title: service.name,
    description: t('info.services.description', {
      title: service.name,
      text: service.description_short,
    }),
    // A service has one address for search engines, wherever it was found.
    path: servicePath(service),
    picture: `${service.image.url}/${socialPictureSize}.jpg`,
  });
  return { id, above, path: servicePath({ alias: id }, above), head };
}
