import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { Notification } from '../notifications/notifications.schema.ts';
import type { OperationExamples } from '../operation-examples.ts';
import type { favouritesOperations } from './favourites.operations.ts';

const added: Notification = {
  event_type: 'display',
  display: {
    display_type: 'panel',
    message: 'Добавлено в избранное',
    duration: 10,
    is_cancellable: true,
    target: { type: 'screen', link: '/my/collection', title: 'Открыть' },
  },
};

/** A successful call of each. */
export const favouritesExamples: OperationExamples<typeof favouritesOperations> = {
  listFavourites: {
    query: { item_type: 'media_item' },
    answer: { items: [{ type: 'media_item', media_item: mediaItemShortFixture }] },
  },
  addFavourite: {
    body: { item_id: 'metropolis', item_type: 'media_item' },
    answer: { notification: added },
  },
  removeFavourite: {
    params: { item_type: 'media_item', item_id: 'metropolis' },
    answer: {
      notification: {
        event_type: 'display',
        display: {
          display_type: 'panel',
          message: 'Удалено из избранного',
          duration: 10,
          is_cancellable: true,
        },
      },
    },
  },
};
