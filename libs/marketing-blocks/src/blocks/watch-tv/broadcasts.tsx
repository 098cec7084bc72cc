import { defineVariants } from '@foyer/ui/variants';
import type { OnAir } from './on-air.ts';

/** What is on air: tiles of channels, or a listing by time. */
export const Broadcasts = defineVariants<'guide', { onAir: readonly OnAir[] }>('guide', {
  timeline: {
    module: 'libs/marketing-blocks/src/blocks/watch-tv/tiles.tsx',
    load: () => import('./tiles.tsx'),
  },
  listing: {
    module: 'libs/marketing-blocks/src/blocks/watch-tv/listing.tsx',
    load: () => import('./listing.tsx'),
  },
});
