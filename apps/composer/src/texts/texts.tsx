import { createInstance, type i18n, type TOptions } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { LANGUAGES, type Language } from '@foyer/contract';
import type rus from './rus.json';

/** Key of a text of the composer. */
export type TextKey = keyof typeof rus extends infer Key
  ? Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}`
    ? Stem
    : Key
  : never;

/** Language tags of the plural rules, dates and the document. */
export const languageTags: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };
const storageKey = 'composer_language';

/** The words of the composer in one language. */
export interface Texts {
  language: Language;
  /** As in the `lang` attribute. */
  tag: string;
  t: (key: TextKey, values?: TOptions) => string;
}

const loaders: Readonly<Record<Language, () => Promise<{ default: Record<string, string> }>>> = {
  rus: () => import('./rus.json'),
  eng: () => import('./eng.json'),
  hye: () => import('./hye.json'),
};

const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The language that the editor chose here, or that of the browser. */
export function firstLanguage(): Language {
  try {
    const kept = localStorage.getItem(storageKey);
    if (isLanguage(kept)) return kept;
  } catch {
    // Storage is denied: the browser's language does.
  }
  const found = LANGUAGES.find((language) => navigator.language.startsWith(languageTags[language]));
  return found ?? 'rus';
}

/** Keeps the choice of a language in this browser. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is denied: the choice lasts as long as the page.
  }
}

/** Loads the words of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const { default: words } = await loaders[language]();
  const tag = languageTags[language];
  const instance: i18n = createInstance();
  await instance.init({
    lng: tag,
    resources: { [tag]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return { language, tag, t: (key, values) => instance.t(key, values ?? {}) };
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** Puts words in force for everything below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * The words in force.
 *
 * @throws Error outside a {@link TextsProvider}.
 */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
