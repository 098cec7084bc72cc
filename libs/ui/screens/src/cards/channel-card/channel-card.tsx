import { defineVariants } from '@foyer/ui/variants';
import type { ChannelCardProps } from './channel.types.ts';

/** A channel with what is on now. CONST-004 */
export const ChannelCard = defineVariants<'cards', ChannelCardProps>('cards', {
  lit: {
    module: 'libs/ui/screens/src/cards/channel-card/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/screens/src/cards/channel-card/print.tsx',
    load: () => import('./print.tsx'),
  },
});
