import type { InfiniteData } from '@tanstack/react-query';
import type { CataloguePage } from '@foyer/contract';
import { cardPath, sitePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { shortStoriesList } from '@foyer/watching/short-stories/short-stories-list';
import { listData } from './list-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the page of short series, once loaded, says to search engines: which series it holds. SEO-004 */
export function shortStoriesData(page: LoaderPage): StructuredData[] {
  const { client, queryClient, t } = page;
  const { queryKey } = shortStoriesList(client);
  const list = queryClient.getQueryData<InfiniteData<CataloguePage>>(queryKey);
  const items = (list?.pages ?? [])
    .flatMap((one) => one.items)
    .map(({ media_item: item }) => ({ name: item.name, path: cardPath(item) }));
  return [listData({ name: t('stories.heading'), path: sitePath('/short_stories'), items }, page)];
}
