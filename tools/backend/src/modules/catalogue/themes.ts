import type { CatalogueTheme } from '@foyer/contract';
import type { TitleRule } from '../../database/block-source.ts';

/** Which titles each theme holds. FILTER-002. */
export const themeRules: Readonly<Record<CatalogueTheme, TitleRule>> = {
  movies: { types: ['film'] },
  series: { types: ['series'] },
  kids: { maxAge: 6 },
  education: { genres: ['documentary', 'science', 'nature', 'travel', 'education'] },
  sport: { genres: ['sport'] },
};
