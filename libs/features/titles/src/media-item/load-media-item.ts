import { loadPatiently } from '@foyer/ui/variants';
import { mediaItemQuery } from '@foyer/client';
import type { MediaItem } from '@foyer/contract';
import { mediaItemPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { itemTypeAt } from '@foyer/watching/player/item-type';
import type { ItemRef } from './use-item.ts';
import { preloadItemParts } from './item-parts.ts';
import type { ShownEpisodes } from './series/shown-episodes.ts';

const socialPictureSize = '1200x630';

/** What the page component needs to know beyond the cache. */
export interface MediaItemPageData extends ItemRef {
  /** Of a series and its parts. */
  shown?: ShownEpisodes;
  head: PageHead;
}

/** Loads a media item into the cache and describes its page. ROUTE-016 to ROUTE-025 */
export async function loadMediaItem(
  page: LoaderPage,
  { params: { id }, url }: { params: { id: string }; url: URL },
): Promise<MediaItemPageData> {
  const type = itemTypeAt(url.pathname);
  const [item] = await Promise.all([
    pageData(page.queryClient.ensureQueryData(mediaItemQuery(page.client, id, type))),
    preloadItemParts(page),
  ]);
  const head = headOf(item, page);
  if (item.type === 'film') return { id, type, head };
  const { loadSeries } = await loadPatiently(() => import('./series/load-series.ts'));
  const { shown, title } = await loadSeries(page, item, url.searchParams);
  return { id, type, shown, head: { ...head, title } };
}

function headOf(item: MediaItem, { t, label, language, origin }: LoaderPage): PageHead {
  const [picture = item.poster] = item.screenshots;
  return {
    title: t('page.title', {
      title: t('page.watch', { title: item.name }),
      site: label.name[language],
    }),
    description: t('page.description', {
      title: item.name,
      year: item.year,
      summary: item.summary_short,
    }),
    address: origin + mediaItemPath(item),
    language,
    languages: label.languages,
    picture: `${origin}${picture.url}/${socialPictureSize}.jpg`,
  };
}
