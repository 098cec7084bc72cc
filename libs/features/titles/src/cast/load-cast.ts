import { mediaItemQuery } from '@foyer/client';
import type { MediaItemType } from '@foyer/contract';
import { mediaItemPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { fullName } from '../media-item/series/series-names.ts';
import { itemTypeAt } from '@foyer/watching/player/item-type';

/** What the page component needs to know beyond the cache. */
export interface CastPageData {
  id: string;
  type?: MediaItemType | undefined;
  head: PageHead;
}

/** Loads a title with everybody who made it. ROUTE-026 */
export async function loadCast(
  page: LoaderPage,
  { params: { id }, url }: { params: { id: string }; url: URL },
): Promise<CastPageData> {
  const { client, queryClient, t, label, language, origin } = page;
  const type = itemTypeAt(url.pathname);
  const [item] = await Promise.all([
    pageData(queryClient.ensureQueryData(mediaItemQuery(client, id, type))),
    page.loadTexts('item'),
  ]);
  const title = fullName(item);
  return {
    id,
    type,
    head: {
      title: t('page.title', {
        title: t('item.cast.of', { title }),
        site: label.name[language],
      }),
      description: t('item.cast.text', { title, year: item.year }),
      address: `${origin}${mediaItemPath(item)}/cast`,
      language,
      languages: label.languages,
      picture: `${origin}${item.poster.url}/460x666.jpg`,
    },
  };
}
