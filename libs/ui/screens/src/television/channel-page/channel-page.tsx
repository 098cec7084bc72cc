import { defineVariants } from '@foyer/ui/variants';
import type { ChannelPageProps } from './channel-page.types.ts';

/** A channel: what is on it, the way to watch it, and its programmes of a day. Look §1, §2 Channel page */
export const ChannelPage = defineVariants<'guide', ChannelPageProps>('guide', {
  timeline: {
    module: 'libs/ui/screens/src/television/channel-page/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  listing: {
    module: 'libs/ui/screens/src/television/channel-page/print.tsx',
    load: () => import('./print.tsx'),
  },
});
