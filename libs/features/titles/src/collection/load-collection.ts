import { collectionQuery } from '@foyer/client';
import type { CollectionPage } from '@foyer/contract';
import { collectionPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { ensureList, listPages } from '@foyer/page-runtime/page/list-pages';
import { listHead } from '@foyer/page-parts/lists/list-head';
import { pageIn } from '@foyer/page-parts/lists/page-number';

/** What the page component needs to know beyond the cache. */
export interface CollectionData {
  /** Id or slug. */
  id: string;
  /** From 1. */
  number: number;
  head: PageHead;
}

/** Wide enough for shared links. */
const socialPictureSize = '704x452';

/** The titles of a collection, page by page; each page says what the collection is. */
export const collectionList = (client: LoaderPage['client'], id: string, first: number) =>
  listPages<CollectionPage>(['collection', id], first, (page, signal) =>
    collectionQuery(client, { idOrSlug: id, page }).queryFn({ signal }),
  );

/** Loads a page of a collection's titles and describes it. ROUTE-038 */
export async function loadCollection(
  page: LoaderPage,
  id: string,
  url: URL,
): Promise<CollectionData> {
  const { client, queryClient, loadTexts, t } = page;
  const number = pageIn(url.searchParams);
  const [{ pages }] = await pageData(
    Promise.all([
      ensureList(queryClient, collectionList(client, id, number)),
      loadTexts('browse'),
      loadTexts('crumbs'),
    ]),
  );
  const [collection] = pages;
  if (!collection) throw new Error('A list has at least one page');
  const { name, description, logo } = collection;
  const head = listHead(page, {
    title: name,
    description: t('browse.collections.description', { title: name, text: description }),
    path: collectionPath(collection),
    picture: `${logo.url}/${socialPictureSize}.jpg`,
  });
  return { id, number, head };
}
