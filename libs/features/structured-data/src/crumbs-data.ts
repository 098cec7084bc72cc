import type { FilmPageProps } from '@foyer/screens/film-page';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { StructuredData } from './structured-data.ts';

/** The way to a page for search engines, as the page itself shows it. SEO-004 */
export const crumbsData = (
  crumbs: FilmPageProps['breadcrumbs'],
  { origin, language }: LoaderPage,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(href === undefined ? {} : { item: addressIn(origin + href, language) }),
  })),
});
