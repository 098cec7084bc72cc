import { defineVariants } from '@foyer/ui/variants';
import type { InfoBarProps } from './info-bar.types.ts';

/** The facts of a title in one line: rating, year, genres, countries, minutes, age. CARD-008 to CARD-014 */
export const InfoBar = defineVariants<'cards', InfoBarProps>('cards', {
  lit: {
    module: 'libs/ui/screens/src/cards/info-bar/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/screens/src/cards/info-bar/print.tsx',
    load: () => import('./print.tsx'),
  },
});
