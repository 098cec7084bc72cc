import type { Handlers } from '../../server/call.ts';
import type { MediaItemsService } from './media-items.service.ts';

/** Handlers of the calls for films, series, seasons and episodes. */
export const mediaItemsRoutes = (
  service: MediaItemsService,
): Handlers<'getMediaItem' | 'listSeasons' | 'listEpisodes'> => ({
  getMediaItem: ({ params, query, viewer, language }) =>
    service.get(params.id_or_slug, query.type, { viewer, language }),
  listSeasons: ({ params, query, viewer, language }) =>
    service.listSeasons(params.id, query, { viewer, language }),
  listEpisodes: ({ params, query, viewer, language }) =>
    service.listEpisodes(params.id, query, { viewer, language }),
});
