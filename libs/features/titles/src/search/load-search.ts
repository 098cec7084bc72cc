import { searchQuery, searchSuggestionsQuery } from '@foyer/client';
import { searchPath, termIn } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { viewerZone } from '@foyer/television/tv/viewer-zone';

/** What the page component needs to know beyond the cache. */
export interface SearchData {
  /** Empty before anything is searched for. */
  term: string;
  /** The canonical address, absolute. */
  address: string;
}

/** Loads what a term finds; where it finds nothing, and without a term, what others search for. SEARCH-002 */
export async function loadSearch(page: LoaderPage, url: URL): Promise<SearchData> {
  const { client, queryClient, origin, language } = page;
  const term = termIn(url.searchParams);
  const popular = () => queryClient.ensureQueryData(searchSuggestionsQuery(client, ''));
  const find = async () => {
    const { groups } = await queryClient.ensureQueryData(searchQuery(client, { query: term }));
    if (groups.length === 0) await popular();
  };
  await pageData(
    Promise.all([term === '' ? popular() : find(), viewerZone(page), page.loadTexts('browse')]),
  );
  return { term, address: addressIn(origin + searchPath, language) };
}
