import type { Handlers } from '../../server/call.ts';
import type { PositionsService } from './positions.service.ts';

/** Handlers of the positions. */
export const positionsRoutes = (
  service: PositionsService,
): Handlers<'listPositions' | 'setPosition' | 'deletePosition' | 'deletePositions'> => ({
  listPositions: ({ viewer, query, language }) =>
    query.continue_watching
      ? service.listBegun(viewer, query, language)
      : service.list(viewer, query, language),
  setPosition: async ({ viewer, params, body }) => ({
    media_position: await service.save(viewer, params.media_item_id, body),
  }),
  deletePosition: async ({ viewer, params }) => {
    await service.remove(viewer, params.media_item_id);
    return undefined;
  },
  deletePositions: async ({ viewer }) => {
    await service.removeAll(viewer);
    return undefined;
  },
});
