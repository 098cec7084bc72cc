import { defineVariants } from '@foyer/ui/variants';
import type { EpisodeCardProps } from './episode.types.ts';

/** An episode in the list of its season. */
export const EpisodeCard = defineVariants<'cards', EpisodeCardProps>('cards', {
  lit: {
    module: 'libs/ui/screens/src/cards/episode-card/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/screens/src/cards/episode-card/print.tsx',
    load: () => import('./print.tsx'),
  },
});
