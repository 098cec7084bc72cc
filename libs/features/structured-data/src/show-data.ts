import { showQuery } from '@foyer/client';
import type { Show } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { ShowAddress } from '@foyer/television/programme/load-programme';
import { showCrumbs } from '@foyer/television/tv/tv-crumbs';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';
import { broadcastData } from './tv-data.ts';

/** What a show's page says to search engines: the way to it, and its showings that are still to end. SEO-004 */
export function showPageData(
  { channelId, id, madeAt }: ShowAddress & { madeAt: number },
  page: LoaderPage,
): StructuredData[] {
  const { queryKey } = showQuery(page.client, { channelId, id });
  const show = page.queryClient.getQueryData<Show>(queryKey);
  if (!show) return [];
  return [
    crumbsData([...showCrumbs(show, page)], page),
    ...show.epgs
      .filter(({ end_time }) => end_time > madeAt)
      .map((showing) => broadcastData(showing, page)),
  ];
}
