import { brandFile, type LabelId } from '@foyer/ui/theme';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { StructuredData } from './structured-data.ts';

/** The site and whose it is, on the main page: name, mark, pages elsewhere and the search. SEO-004 */
export function siteData({ label, language, origin }: LoaderPage): StructuredData {
  const name = label.name[language];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: addressIn(`${origin}/`, language),
    publisher: {
      '@type': 'Organization',
      name,
      logo: origin + brandFile(label.id as LabelId, 'logo.svg'),
      sameAs: Object.values(label.links.social),
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/search?query={query}`,
      'query-input': 'required name=query',
    },
  };
}
