import { languageTags, type LanguageCode } from '@foyer/ui/i18n';
import { addressIn } from '@foyer/page-runtime/page/page-head';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

/** A sitemap: each page in each language, and each of these with all the others beside it. Readings 27 */
export function sitemapText(
  paths: readonly string[],
  { origin, languages }: { origin: string; languages: readonly LanguageCode[] },
): string {
  const entries = paths.flatMap((path) => {
    const address = (code: LanguageCode) => escaped(addressIn(origin + path, code));
    const others = languages.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${languageTags[code]}" href="${address(code)}"/>`,
    );
    return languages.map((code) => `<url><loc>${address(code)}</loc>${others.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
