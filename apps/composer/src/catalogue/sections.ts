/** Sections of the site that are no pages of blocks, by their path; each has a name in the composer's dictionaries. */
export const sections = {
  '/catalog': 'section.catalog',
  '/tv': 'section.tv',
  '/services': 'section.services',
  '/collections': 'section.collections',
  '/karaoke/catalog': 'section.karaoke',
  '/promo_events': 'section.promoEvents',
  '/search': 'section.search',
  '/faq': 'section.faq',
  '/my': 'section.my',
  '/auth': 'section.auth',
} as const;

/** Path of a section. */
export type SectionPath = keyof typeof sections;

/** Whether a path is that of a section. */
export const isSection = (path: string): path is SectionPath => Object.hasOwn(sections, path);

/** Lists of the catalogue that have a section each. */
const themes = new Set(['movies', 'series', 'kids', 'education', 'sport']);

/** Whether a path leads to a part of the catalogue, such as `/movies/catalog`. */
export const isThemeCatalogue = (path: string): boolean => {
  const [, theme, end, ...more] = path.split('/');
  return themes.has(theme ?? '') && end === 'catalog' && more.length === 0;
};
