import { karaokeGenresQuery, karaokeItemsQuery } from '@foyer/client';
import { karaokePath, type KaraokeChoice } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { ensureList, listPages } from '@foyer/page-runtime/page/list-pages';
import { listHead } from '@foyer/page-parts/lists/list-head';
import { pageIn } from '@foyer/page-parts/lists/page-number';

/** What the page component needs to know beyond the cache. */
export interface KaraokeCatalogueData extends KaraokeChoice {
  head: PageHead;
}

/** The songs of a genre, or all, page by page. */
export const karaokeList = (client: LoaderPage['client'], { genre, number }: KaraokeChoice) =>
  listPages(['karaoke', genre], number, (page, signal) =>
    karaokeItemsQuery(client, { genre, page }).queryFn({ signal }),
  );

/** Loads the genres and a page of songs, and describes the page. ROUTE-031 */
export async function loadKaraokeCatalogue(
  page: LoaderPage,
  url: URL,
): Promise<KaraokeCatalogueData> {
  const { client, queryClient, loadTexts, t } = page;
  const [genres] = await pageData(
    Promise.all([
      queryClient.ensureQueryData(karaokeGenresQuery(client)),
      loadTexts('browse'),
      loadTexts('crumbs'),
    ]),
  );
  const wanted = url.searchParams.get('genre');
  const genre = genres.items.find(({ alias }) => alias === wanted)?.alias;
  const choice = { genre, number: pageIn(url.searchParams) };
  await pageData(ensureList(queryClient, karaokeList(client, choice)));
  const head = listHead(page, {
    title: t('browse.karaoke.title'),
    description: t('browse.karaoke.text'),
    path: karaokePath({ genre: undefined, number: 1 }),
  });
  return { ...choice, head };
}
