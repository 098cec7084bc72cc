import { defineVariants } from '../../variants/variant.tsx';
import type { EpisodeCardProps } from './episode.types.ts';

/** An episode in the list of its season. */
export const EpisodeCard = defineVariants<'cards', EpisodeCardProps>('cards', {
  lit: {
    module: 'libs/ui/src/components/episode-card/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/src/components/episode-card/print.tsx',
    load: () => import('./print.tsx'),
  },
});
