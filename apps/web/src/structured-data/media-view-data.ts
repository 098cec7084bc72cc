import { mediaViewQuery } from '@foyer/client';
import type { MediaView } from '@foyer/contract';
import { createTranslator } from '@foyer/ui/i18n';
import { breadcrumbsOf } from '@foyer/ui/page-crumbs';
import type { LoaderPage } from '../routes/loader-page.ts';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What a media view's page, once loaded, says to search engines: the way to it. */
export async function mediaViewData(
  { alias, mediaItemId, path }: { alias: string; mediaItemId?: string | undefined; path: string },
  page: LoaderPage,
): Promise<StructuredData[]> {
  const { client, queryClient, label, language } = page;
  const query = mediaViewQuery(client, alias, mediaItemId);
  const view = queryClient.getQueryData<MediaView>(query.queryKey);
  if (!view) return [];
  const { t } = await createTranslator(language, { segments: ['crumbs'] });
  const siteName = label.name[language];
  return [crumbsData(breadcrumbsOf(path, { t, siteName, lastTitle: view.name }), page)];
}
