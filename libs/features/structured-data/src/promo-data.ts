import type { InfiniteData } from '@tanstack/react-query';
import { promoEventQuery } from '@foyer/client';
import type { PromoEvent, PromoEventsPage } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { promoEventPath, promoEventsPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { promoEventsList } from '@foyer/titles/promo-events/load-promo-events';
import type { PromoEventData } from '@foyer/titles/promo-event/load-promo-event';
import type { CardListData } from '@foyer/page-parts/lists/load-card-list';
import { crumbsData } from './crumbs-data.ts';
import { listData } from './list-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the list of promo events, once loaded, says to search engines. */
export function promoEventsData({ number }: CardListData, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const { queryKey } = promoEventsList(client, number);
  const list = queryClient.getQueryData<InfiniteData<PromoEventsPage>>(queryKey);
  const items = (list?.pages ?? [])
    .flatMap((one) => one.items)
    .map((event) => ({ name: event.name, path: promoEventPath(event) }));
  return [
    crumbsData(breadcrumbsOf(promoEventsPath, { t, siteName: label.name[language] }), page),
    listData({ name: t('crumbs.promo_events'), path: promoEventsPath, items }, page),
  ];
}

/** What a promo event's page, once loaded, says to search engines: the way to it. */
export function promoEventData({ id }: PromoEventData, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const event = queryClient.getQueryData<PromoEvent>(promoEventQuery(client, id).queryKey);
  if (!event) return [];
  const crumbs = breadcrumbsOf(promoEventPath(event), {
    t,
    siteName: label.name[language],
    lastTitle: event.name,
  });
  return [crumbsData(crumbs, page)];
}
