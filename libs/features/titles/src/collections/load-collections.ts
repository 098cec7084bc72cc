import { collectionsQuery, type Client } from '@foyer/client';
import { collectionsPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { listPages } from '@foyer/page-runtime/page/list-pages';
import { loadCardList } from '@foyer/page-parts/lists/load-card-list';

/** The collections, page by page. */
export const collectionsList = (client: Client, first: number) =>
  listPages(['collections'], first, (page, signal) =>
    collectionsQuery(client, { page }).queryFn({ signal }),
  );

/** Loads a page of the collections and describes it. */
export const loadCollections = (page: LoaderPage, url: URL) =>
  loadCardList(page, url, {
    listOf: collectionsList,
    texts: 'browse',
    title: 'crumbs.collections',
    lead: 'browse.collections.text',
    path: collectionsPath,
  });
