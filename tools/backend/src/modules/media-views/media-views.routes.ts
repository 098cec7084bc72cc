import type { Handlers } from '../../server/call.ts';
import type { MediaViewsService } from './media-views.service.ts';

/** Handler of the pages composed of blocks. */
export const mediaViewsRoutes = (service: MediaViewsService): Handlers<'getMediaView'> => ({
  getMediaView: ({ params, query, viewer, language }) =>
    service.get(params.alias, query.media_item_id, { viewer, language }),
});
