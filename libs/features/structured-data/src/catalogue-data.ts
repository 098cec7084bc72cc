import type { InfiniteData } from '@tanstack/react-query';
import type { CataloguePage } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { cardPath, cataloguePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { catalogueCrumbs } from '@foyer/titles/catalogue/catalogue-crumb-titles';
import { catalogueList, type CatalogueData } from '@foyer/titles/catalogue/load-catalogue';
import { crumbsData } from './crumbs-data.ts';
import { listData } from './list-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What a catalogue's page, once loaded, says to search engines: the way to it, and its titles. */
export function catalogueData(data: CatalogueData, page: LoaderPage): StructuredData[] {
  const { theme } = data;
  const { client, queryClient, label, language, t } = page;
  const path = cataloguePath(theme);
  const list = queryClient.getQueryData<InfiniteData<CataloguePage>>(
    catalogueList(client, data).queryKey,
  );
  const titles = (list?.pages ?? []).flatMap(({ items }) => items);
  const siteName = label.name[language];
  return [
    crumbsData(breadcrumbsOf(path, { t, siteName, ...catalogueCrumbs(theme, t) }), page),
    listData(
      {
        name: t(`browse.catalogue.title.${theme ?? 'all'}`),
        path,
        items: titles.map(({ media_item }) => ({
          name: media_item.name,
          path: cardPath(media_item),
        })),
      },
      page,
    ),
  ];
}
