import type { Language } from '@foyer/contract';

/** Each language in its own letters, short. */
export const languageNames: Readonly<Record<Language, string>> = {
  rus: 'Рус',
  eng: 'Eng',
  hye: 'Հայ',
};
