import type { InfiniteData } from '@tanstack/react-query';
import { serviceQuery } from '@foyer/client';
import type { Service, ServicesPage } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { servicePath, servicesPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { CardListData } from '@foyer/page-parts/lists/load-card-list';
import type { ServiceData } from '@foyer/purchases/service/load-service';
import { aboveIn } from '@foyer/purchases/service/services-above';
import { servicesList } from '@foyer/purchases/services/load-services';
import { crumbsData } from './crumbs-data.ts';
import { listData } from './list-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the list of services, once loaded, says to search engines. */
export function servicesData({ number }: CardListData, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const { queryKey } = servicesList(client, number);
  const list = queryClient.getQueryData<InfiniteData<ServicesPage>>(queryKey);
  const items = (list?.pages ?? [])
    .flatMap((one) => one.items)
    .map((service) => ({ name: service.name, path: servicePath(service) }));
  return [
    crumbsData(breadcrumbsOf(servicesPath, { t, siteName: label.name[language] }), page),
    listData({ name: t('crumbs.services'), path: servicesPath, items }, page),
  ];
}

/** What a service's page, once loaded, says to search engines: the way to it, and what comes with it. */
export function serviceData({ id, above, path }: ServiceData, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const known = (key: string) =>
    queryClient.getQueryData<Service>(serviceQuery(client, key).queryKey);
  const service = known(id);
  if (!service) return [];
  const crumbs = breadcrumbsOf(path, {
    t,
    siteName: label.name[language],
    lastTitle: service.name,
    titles: aboveIn(above, known),
  });
  const items = service.sub_services.map((sub) => ({ name: sub.name, path: servicePath(sub) }));
  const list = listData({ name: service.name, path: servicePath(service), items }, page);
  return [crumbsData(crumbs, page), ...(items.length > 0 ? [list] : [])];
}
