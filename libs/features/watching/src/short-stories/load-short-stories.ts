import { mediaItemQuery } from '@foyer/client';
import { sitePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { listHead } from '@foyer/page-parts/lists/list-head';
import { shortStoriesList } from './short-stories-list.ts';

/** What the page needs to know beyond the cache. */
export interface ShortStoriesData {
  head: PageHead;
}

const socialPictureSize = '1200x630';

/** Loads the first short series, and all of the one that plays at once. ROUTE-030 */
export async function loadShortStories(page: LoaderPage): Promise<ShortStoriesData> {
  const { client, queryClient, t, loadTexts } = page;
  const [{ pages }] = await Promise.all([
    pageData(ensureList(queryClient, shortStoriesList(client))),
    loadTexts('stories'),
  ]);
  const [first] = pages[0]?.items ?? [];
  if (first) await queryClient.prefetchQuery(mediaItemQuery(client, first.media_item.id));
  const [picture] = first?.media_item.screenshots ?? [];
  return {
    head: listHead(page, {
      title: t('stories.heading'),
      description: t('stories.description'),
      path: sitePath('/short_stories'),
      picture: picture && `${picture.url}/${socialPictureSize}.jpg`,
    }),
  };
}
