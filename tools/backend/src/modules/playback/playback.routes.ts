import type { Context, Handlers } from '../../server/call.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findPosition } from '../catalogue/viewing.store.ts';
import { readLicence } from './clear-key.ts';
import type { PlayerAssets } from './player-assets.ts';
import { createPlaybackService } from './playback.service.ts';

/** Handlers of playback and of the licence party. */
export function playbackRoutes(
  context: Context,
  catalogue: Catalogue,
  assets: PlayerAssets,
): Handlers<'getPlayback' | 'clearKeyLicence'> {
  const service = createPlaybackService(context, catalogue);
  return {
    getPlayback: async ({ params, body, viewer, language }) => {
      const film = await catalogue.findFilm(params.id);
      await service.checkAge(film, viewer, body.pin_code);
      const position = await findPosition(context.db, viewer, film.id);
      const isUnfinished = position !== undefined && !position.isViewed;
      const share = isUnfinished ? position.timepoint / (film.durationMinutes * 60) : 0;
      return { asset: await assets.film(film, language, share) };
    },
    clearKeyLicence: ({ body }) => readLicence(context.config.mediaDir, body.kids),
  };
}
