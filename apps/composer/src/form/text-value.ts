import type { Language } from '@foyer/contract';

type Texts = Partial<Record<Language, string>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** The words of a value in a language; empty where they are missing. */
export function textIn(value: unknown, language: Language): string {
  if (typeof value === 'string') return language === 'rus' ? value : '';
  return isTexts(value) ? (value[language] ?? '') : '';
}

/** Whether a value has words, and none in this language. */
export const lacksLanguage = (value: unknown, language: Language): boolean =>
  value !== undefined && textIn(value, language) === '' && textIn(value, 'rus') !== '';

/**
 * A value with other words in one language. Russian ones stand in for what is missing, so they come with the first words of
 * any language and leave with the field.
 *
 * @returns `undefined` where nothing is left.
 */
export function withText(value: unknown, language: Language, text: string): unknown {
  const texts: Texts = typeof value === 'string' ? { rus: value } : isTexts(value) ? value : {};
  if (language === 'rus') {
    if (text === '' && Object.keys(texts).length <= 1) return undefined;
    return typeof value === 'string' ? text : { ...texts, rus: text };
  }
  if (text !== '') return { rus: text, ...texts, [language]: text };
  const { [language]: _gone, ...others } = texts;
  return Object.keys(others).length > 0 ? others : undefined;
}
