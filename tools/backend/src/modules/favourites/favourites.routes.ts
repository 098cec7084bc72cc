import type { Language, NotificationAnswer } from '@foyer/contract';
import type { Handlers } from '../../server/call.ts';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { FavouritesService } from './favourites.service.ts';

/** FAV-004, FAV-005. */
const NOTICE_SECONDS = 10;

const FAVOURITES_PATH = '/my/collection';

function notice(message: string, target?: { title: string }): NotificationAnswer {
  return {
    notification: {
      event_type: 'display',
      display: {
        display_type: 'panel',
        panel_type: 'success',
        message,
        duration: NOTICE_SECONDS,
        is_cancellable: true,
        ...(target && { target: { type: 'screen', link: FAVOURITES_PATH, title: target.title } }),
      },
    },
  };
}

/** What is said about a change; nothing where nothing has changed. */
const added = (language: Language): NotificationAnswer =>
  notice(catalogueTexts[language].addedToFavourites, {
    title: catalogueTexts[language].openFavourites,
  });

const removed = (language: Language): NotificationAnswer =>
  notice(catalogueTexts[language].removedFromFavourites);

/** Handlers of the favourites. */
export const favouritesRoutes = (
  service: FavouritesService,
): Handlers<'listFavourites' | 'addFavourite' | 'removeFavourite'> => ({
  listFavourites: ({ viewer, query, language }) => service.list(viewer, query, language),
  addFavourite: async ({ viewer, body, language }) => {
    const key = { itemType: body.item_type, itemId: body.item_id };
    return (await service.add(viewer, key)) ? added(language) : {};
  },
  removeFavourite: async ({ viewer, params, language }) => {
    const key = { itemType: params.item_type, itemId: params.item_id };
    return (await service.remove(viewer, key)) ? removed(language) : {};
  },
});
