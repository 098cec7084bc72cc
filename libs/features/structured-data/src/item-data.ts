import { mediaItemQuery } from '@foyer/client';
import type { MediaItem } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { filmCrumbs } from '@foyer/titles/media-item/film-page-props';
import type { ItemRef } from '@foyer/titles/media-item/use-item';
import { seriesCrumbs } from '@foyer/titles/media-item/series/series-page-props';
import { crumbsData } from './crumbs-data.ts';
import { filmData } from './film-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What a title's page, once loaded, says to search engines: the way to it, and the title. SEO-001, SEO-004 */
export function itemPageData({ id, type }: ItemRef, page: LoaderPage): StructuredData[] {
  const { queryClient, client, label, language, t } = page;
  const item = queryClient.getQueryData<MediaItem>(mediaItemQuery(client, id, type).queryKey);
  if (!item) return [];
  const crumbsOf = item.type === 'film' ? filmCrumbs : seriesCrumbs;
  const crumbs = crumbsOf(item, { t, siteName: label.name[language] });
  return [crumbsData(crumbs, page), filmData(item, page)];
}
