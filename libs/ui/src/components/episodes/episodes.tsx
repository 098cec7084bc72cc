import { defineVariants } from '../../variants/variant.tsx';
import type { EpisodesProps } from './episodes.types.ts';

/** The episodes of a season, with the way to the other seasons. */
export const Episodes = defineVariants<'filmPage', EpisodesProps>('filmPage', {
  immersive: {
    module: 'libs/ui/src/components/episodes/rows.tsx',
    load: () => import('./rows.tsx'),
  },
  article: {
    module: 'libs/ui/src/components/episodes/contents.tsx',
    load: () => import('./contents.tsx'),
  },
});
