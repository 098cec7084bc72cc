/** Interface languages, by the codes of the specification. LANG, spec 1 §1. */
export const languageCodes = ['rus', 'eng', 'hye'] as const;

/** One of the interface languages. */
export type LanguageCode = (typeof languageCodes)[number];

/** The default language and the fallback for missing texts. */
export const defaultLanguage: LanguageCode = 'rus';

/** BCP 47 tags for `lang` attributes, `hreflang` and `Intl`. */
export const languageTags: Readonly<Record<LanguageCode, string>> = {
  rus: 'ru',
  eng: 'en',
  hye: 'hy',
};

/** Whether a string from outside names an interface language. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && (languageCodes as readonly string[]).includes(value);
}
