import { languageTags, type LanguageCode } from '@foyer/ui/i18n';
import type { LanguageLink } from '@foyer/screens/navigation';

/** Names of the languages in themselves, as readers look for them. */
const ownNames: Readonly<Record<LanguageCode, string>> = {
  rus: 'Русский',
  eng: 'English',
  hye: 'Հայերեն',
};

/** The same page in each language of the label. Readings 27 */
export function languageLinks(
  path: string,
  languages: readonly LanguageCode[],
  current: LanguageCode,
): readonly LanguageLink[] {
  return languages.map((code) => ({
    code,
    label: ownNames[code],
    tag: languageTags[code],
    href: withLanguage(path, code),
    isCurrent: code === current,
  }));
}

/** A path with the language asked for by address, its other parameters kept. */
export function withLanguage(path: string, code: LanguageCode): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('lang', code);
  return url.pathname + url.search;
}
