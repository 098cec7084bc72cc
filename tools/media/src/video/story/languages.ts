/** Languages of the product, by the codes that its contract uses. */
export type Language = 'rus' | 'eng' | 'hye';

/** A text in every language of the product. */
export type Translated = Record<Language, string>;

/** How manifests name each language (BCP 47) and what it calls itself. */
export const languages = {
  rus: { tag: 'ru', title: 'Русский' },
  eng: { tag: 'en', title: 'English' },
  hye: { tag: 'hy', title: 'Հայերեն' },
} as const satisfies Record<Language, { tag: string; title: string }>;

/** Every language, in the order in which menus show them. */
export const allLanguages: readonly Language[] = ['rus', 'eng', 'hye'];

/** Languages in which the film speaks. */
export const spokenLanguages = ['rus', 'eng'] as const satisfies readonly Language[];
