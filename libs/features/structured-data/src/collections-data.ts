import type { InfiniteData } from '@tanstack/react-query';
import type { CollectionPage, CollectionsPage } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { cardPath, collectionPath, collectionsPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { collectionList, type CollectionData } from '@foyer/titles/collection/load-collection';
import { collectionsList } from '@foyer/titles/collections/load-collections';
import type { CardListData } from '@foyer/page-parts/lists/load-card-list';
import { crumbsData } from './crumbs-data.ts';
import { listData } from './list-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the list of collections, once loaded, says to search engines. */
export function collectionsData({ number }: CardListData, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const { queryKey } = collectionsList(client, number);
  const list = queryClient.getQueryData<InfiniteData<CollectionsPage>>(queryKey);
  const items = (list?.pages ?? []).flatMap((one) => one.items);
  const name = t('crumbs.collections');
  return [
    crumbsData(breadcrumbsOf(collectionsPath, { t, siteName: label.name[language] }), page),
    listData(
      {
        name,
        path: collectionsPath,
        items: items.map((item) => ({ name: item.name, path: collectionPath(item) })),
      },
      page,
    ),
  ];
}

/** What a collection's page, once loaded, says to search engines: the way to it, and its titles. */
export function collectionData({ id, number }: CollectionData, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const { queryKey } = collectionList(client, id, number);
  const list = queryClient.getQueryData<InfiniteData<CollectionPage>>(queryKey);
  const [first] = list?.pages ?? [];
  if (!first) return [];
  const path = collectionPath(first);
  const crumbs = breadcrumbsOf(path, {
    t,
    siteName: label.name[language],
    lastTitle: first.name,
    titles: { [collectionsPath]: t('crumbs.collections') },
  });
  const items = first.items.map(({ media_item: item }) => ({
    name: item.name,
    path: cardPath(item),
  }));
  return [crumbsData(crumbs, page), listData({ name: first.name, path, items }, page)];
}
