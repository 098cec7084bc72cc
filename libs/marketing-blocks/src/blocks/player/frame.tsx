import { defineVariants } from '@foyer/ui/variants';
import type { ReactNode } from 'react';
import type { PlayerProps } from './player.schema.ts';

/** Props of either composition. */
export interface FrameProps extends Pick<PlayerProps, 'film'> {
  /** Of the picture. */
  color: string | undefined;
  /** The clip. */
  children: ReactNode;
}

/** What a clip stands in: the light of its picture, or a figure with a caption. */
export const Frame = defineVariants<'cards', FrameProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/player/lit-frame.tsx',
    load: () => import('./lit-frame.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/player/figure-frame.tsx',
    load: () => import('./figure-frame.tsx'),
  },
});
