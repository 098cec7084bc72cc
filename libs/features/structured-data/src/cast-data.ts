import { mediaItemQuery } from '@foyer/client';
import type { MediaItem } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { castCrumbs } from '@foyer/titles/cast/cast-crumbs';
import type { ItemRef } from '@foyer/titles/media-item/use-item';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the page of a title's cast, once loaded, says to search engines: the way to it. SEO-004 */
export function castPageData({ id, type }: ItemRef, page: LoaderPage): StructuredData[] {
  const { queryClient, client, label, language, t } = page;
  const item = queryClient.getQueryData<MediaItem>(mediaItemQuery(client, id, type).queryKey);
  return item ? [crumbsData(castCrumbs(item, { t, siteName: label.name[language] }), page)] : [];
}
