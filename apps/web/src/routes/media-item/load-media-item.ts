import { mediaItemQuery } from '@foyer/client';
import type { MediaItem } from '@foyer/contract';
import { mediaItemPath } from '@foyer/blocks';
import type { LoaderPage } from '../loader-page.ts';
import { pageData } from '../page-data.ts';
import type { PageHead } from '../page-head.ts';

const socialPictureSize = '1200x630';

/** What the page component needs to know beyond the cache. */
export interface MediaItemPageData {
  id: string;
  head: PageHead;
}

/** Loads a media item into the cache and describes its page. ROUTE */
export async function loadMediaItem(page: LoaderPage, id: string): Promise<MediaItemPageData> {
  const item = await pageData(page.queryClient.ensureQueryData(mediaItemQuery(page.client, id)));
  return { id, head: headOf(item, page) };
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
