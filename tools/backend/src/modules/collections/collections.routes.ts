import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf } from '../../server/paging.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import { shownTo } from '../catalogue/highest-age.ts';
import { mediaItemEntry, personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { collectionAnswer } from './collection-answer.ts';

/** Handlers of the collections. */
export function collectionsRoutes(
  { db }: Context,
  views: AnswerViews,
): Handlers<'listCollections' | 'getCollection'> {
  return {
    listCollections: async ({ query, viewer, language }) => {
      const view = await views.of(language);
      const { hasFavourite } = await readViewing(db, viewer);
      const page = pageOf(view.snapshot.collections, query);
      const items = page.items.map((collection) => ({
        ...collectionAnswer(collection, view),
        is_favorite: hasFavourite('collection', collection.id),
      }));
      return { ...page, items };
    },
    getCollection: async ({ params, query, viewer, language }) => {
      const view = await views.of(language);
      const { collections, itemsById } = view.snapshot;
      const collection = collections.find(
        ({ id, slug }) => id === params.id_or_slug || slug === params.id_or_slug,
      );
      if (!collection) throw new Failure('notFound');
      const personal = personalView(await readViewing(db, viewer), view.snapshot);
      const page = pageOf(
        collection.mediaItemIds
          .flatMap((id) => itemsById.get(id) ?? [])
          .filter(shownTo(viewer, view.snapshot)),
        query,
      );
      return {
        ...collectionAnswer(collection, view),
        is_favorite: personal.viewing.hasFavourite('collection', collection.id),
        ...page,
        items: page.items.map((item) => mediaItemEntry(item, view, personal)),
      };
    },
  };
}
