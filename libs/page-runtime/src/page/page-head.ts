import type { MetaDescriptor } from 'react-router';
import { languageTags, type LanguageCode } from '@foyer/ui/i18n';

/** What search engines and shared links read of a page. */
export interface PageHead {
  /** Whole, with the site's name. */
  title: string;
  description: string;
  /** The page without its parameters, absolute. */
  address: string;
  language: LanguageCode;
  languages: readonly LanguageCode[];
  /** Absolute. */
  picture?: string;
  isIndexed?: boolean;
}

/** The elements of a page's head. SEO, readings 27 */
export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, address, language, languages, picture, isIndexed = true } = head;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: addressIn(address, language) },
    ...languages.map((code) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: languageTags[code],
      href: addressIn(address, code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressIn(address, language) },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** A page's address in a language: Russian has none of its own. Readings 27 */
export function addressIn(address: string, code: LanguageCode): string {
  return code === 'rus' ? address : `${address}?lang=${code}`;
}
