import { collectionsQuery } from '@foyer/client';
import type { LoaderPage } from '../loader-page.ts';
import { listHead } from '../lists/list-head.ts';
import { ensureList, listPages } from '../lists/list-pages.ts';
import { pageIn } from '../lists/page-number.ts';
import { pageData } from '../page-data.ts';
import type { PageHead } from '../page-head.ts';
import { collectionsPath } from './collection-summary.ts';

/** What the page component needs to know beyond the cache. */
export interface CollectionsData {
  /** From 1. */
  number: number;
  head: PageHead;
}

/** The collections, page by page. */
export const collectionsList = (client: LoaderPage['client'], first: number) =>
  listPages(['collections'], first, (page, signal) =>
    collectionsQuery(client, { page }).queryFn({ signal }),
  );

/** Loads a page of the collections and describes it. */
export async function loadCollections(page: LoaderPage, url: URL): Promise<CollectionsData> {
  const { client, queryClient, loadTexts, t } = page;
  const number = pageIn(url.searchParams);
  await pageData(
    Promise.all([
      ensureList(queryClient, collectionsList(client, number)),
      loadTexts('browse'),
      loadTexts('crumbs'),
    ]),
  );
  const head = listHead(page, {
    title: t('crumbs.collections'),
    description: t('browse.collections.text'),
    path: collectionsPath,
  });
  return { number, head };
}
