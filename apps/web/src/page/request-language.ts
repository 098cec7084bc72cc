import { defaultLanguage, isLanguageCode, type LanguageCode } from '@foyer/ui/languages';

/** Remembers a visitor's choice of language for a year. */
export const languageCookie = 'foyer_lang';

/**
 * The language of a page: the address first (readings 27), then the visitor's earlier choice, then
 * the default. LANG
 */
export function requestLanguage(
  url: URL,
  cookies: ReadonlyMap<string, string>,
  languages: readonly LanguageCode[],
): LanguageCode {
  const candidates = [url.searchParams.get('lang'), cookies.get(languageCookie)];
  for (const code of candidates) if (isLanguageCode(code) && languages.includes(code)) return code;
  return defaultLanguage;
}
