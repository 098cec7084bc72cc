import { catalogueQuery, filtersQuery } from '@foyer/client';
import type { CatalogueTheme } from '@foyer/contract';
import { cataloguePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { ensureList, listPages } from '@foyer/page-runtime/page/list-pages';
import { listHead } from '@foyer/page-parts/lists/list-head';
import { readChoice, type CatalogueChoice } from './catalogue-choice.ts';

/** What the page component needs to know beyond the cache. */
export interface CatalogueData {
  theme: CatalogueTheme | undefined;
  choice: CatalogueChoice;
  head: PageHead;
}

/** The titles of a choice, page by page. */
export const catalogueList = (
  client: LoaderPage['client'],
  { theme, choice: { filters, sort, page } }: Pick<CatalogueData, 'theme' | 'choice'>,
) =>
  listPages(['catalogue', { theme, filters, sort }], page, (number, signal) =>
    catalogueQuery(client, { theme, filters, sort, page: number }).queryFn({ signal }),
  );

/** The theme that a path is the catalogue of; nothing for the whole catalogue. ROUTE-009 to ROUTE-014 */
const themeAt = (pathname: string): CatalogueTheme | undefined => {
  const [first] = pathname.split('/').filter(Boolean);
  return first === 'catalog' ? undefined : (first as CatalogueTheme);
};

/** Loads the filters of a theme and the titles of the choice in the address, and describes the page. FILTER-001 */
export async function loadCatalogue(page: LoaderPage, url: URL): Promise<CatalogueData> {
  const { client, queryClient, loadTexts, t } = page;
  const theme = themeAt(url.pathname);
  const [offered] = await pageData(
    Promise.all([queryClient.ensureQueryData(filtersQuery(client, theme)), loadTexts('browse')]),
  );
  const choice = readChoice(url.searchParams, offered);
  await pageData(ensureList(queryClient, catalogueList(client, { theme, choice })));
  const head = listHead(page, {
    title: t(`browse.catalogue.title.${theme ?? 'all'}`),
    description: t(`browse.catalogue.text.${theme ?? 'all'}`),
    path: cataloguePath(theme),
  });
  return { theme, choice, head };
}
