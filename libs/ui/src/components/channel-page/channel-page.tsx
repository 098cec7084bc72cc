import { defineVariants } from '../../variants/variant.tsx';
import type { ChannelPageProps } from './channel-page.types.ts';

/** A channel: what is on it, the way to watch it, and its programmes of a day. Look §1, §2 Channel page */
export const ChannelPage = defineVariants<'guide', ChannelPageProps>('guide', {
  timeline: {
    module: 'libs/ui/src/components/channel-page/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  listing: {
    module: 'libs/ui/src/components/channel-page/print.tsx',
    load: () => import('./print.tsx'),
  },
});
