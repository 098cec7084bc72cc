import type { CatalogueTheme, TitleRule } from '@foyer/contract';

/** Which titles each theme holds. FILTER-002. */
export const themeRules: Readonly<Record<CatalogueTheme, TitleRule>> = {
  movies: { types: ['film'] },
  series: { types: ['series'] },
  kids: { max_age: 6 },
  education: { genres: ['documentary', 'science', 'nature', 'travel', 'education'] },
  sport: { genres: ['sport'] },
};
