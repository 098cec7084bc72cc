import { defineVariants } from '@foyer/ui/variants';
import type { MultiSubMusicProps } from './multi-sub-music.schema.ts';

/** Songs as records in their sleeves, or as a chart with ranks. */
export const Songs = defineVariants<'cards', Pick<MultiSubMusicProps, 'songs' | 'glow'>>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-music/records.tsx',
    load: () => import('./records.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-music/chart.tsx',
    load: () => import('./chart.tsx'),
  },
});
