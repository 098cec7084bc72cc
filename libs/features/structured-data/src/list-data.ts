import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { StructuredData } from './structured-data.ts';

/** A page of cards for search engines: what it is called, and where each card leads. SEO-004 */
export const listData = (
  {
    name,
    path,
    items,
  }: { name: string; path: string; items: readonly { name: string; path: string }[] },
  { origin, language }: LoaderPage,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name,
  url: addressIn(origin + path, language),
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: addressIn(origin + item.path, language),
    })),
  },
});
