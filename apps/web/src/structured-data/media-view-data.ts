import { mediaViewQuery } from '@foyer/client';
import type { MediaView } from '@foyer/contract';
import type { LoaderPage } from '../routes/loader-page.ts';
import { viewCrumbs } from '../routes/media-view/view-crumbs.ts';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What a media view's page, once loaded, says to search engines: the way to it. */
export function mediaViewData(
  { alias, mediaItemId, path }: { alias: string; mediaItemId?: string | undefined; path: string },
  page: LoaderPage,
): StructuredData[] {
  const { client, queryClient, label, language } = page;
  const query = mediaViewQuery(client, alias, mediaItemId);
  const view = queryClient.getQueryData<MediaView>(query.queryKey);
  if (!view) return [];
  return [crumbsData(viewCrumbs(label.name[language], { name: view.name, path }), page)];
}
