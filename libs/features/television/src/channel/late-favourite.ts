import { deferredComponent } from '@foyer/page-runtime/deferred/deferred-component';
import type { ChannelFavouriteProps } from './channel-favourite.tsx';

/** The favourite switch of a channel, whose code comes with the viewer's first act. */
export const LateFavourite = deferredComponent<ChannelFavouriteProps>(
  'libs/features/television/src/channel/channel-favourite.tsx',
  async () => (await import('./channel-favourite.tsx')).ChannelFavourite,
);
