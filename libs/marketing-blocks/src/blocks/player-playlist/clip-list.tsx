import { defineVariants } from '@foyer/ui/variants';
import type { PlayerPlaylistProps } from './player-playlist.schema.ts';

/** What both lists show. */
export interface ListProps {
  clips: PlayerPlaylistProps['clips'];
  current: number;
  onChoose: (index: number) => void;
}

/** The clips beside the stage: their pictures, or numbered contents. */
export const ClipList = defineVariants<'cards', ListProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/player-playlist/strip.tsx',
    load: () => import('./strip.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/player-playlist/contents.tsx',
    load: () => import('./contents.tsx'),
  },
});
