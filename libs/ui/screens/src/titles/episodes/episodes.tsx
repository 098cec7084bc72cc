import { defineVariants } from '@foyer/ui/variants';
import type { EpisodesProps } from './episodes.types.ts';

/** The episodes of a season, with the way to the other seasons. */
export const Episodes = defineVariants<'filmPage', EpisodesProps>('filmPage', {
  immersive: {
    module: 'libs/ui/screens/src/titles/episodes/rows.tsx',
    load: () => import('./rows.tsx'),
  },
  article: {
    module: 'libs/ui/screens/src/titles/episodes/contents.tsx',
    load: () => import('./contents.tsx'),
  },
});
