import type { Language } from '@foyer/contract';

/** A text in the languages of the service; Russian stands in where one is missing. */
export interface Texts {
  rus: string;
  eng?: string;
  hye?: string;
}

/** The text in a language, in Russian when there is none. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.rus;
