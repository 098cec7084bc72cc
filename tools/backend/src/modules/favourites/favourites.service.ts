import type { FavouriteType, FavouritesPage, MediaBlockItem } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { readLimit, readOffset, toPage, type PageQuery } from '../../server/paging.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import { personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { markItem } from '../media-views/mark-item.ts';
import type { ItemsByKey } from '../media-views/items-by-key.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import {
  deleteFavourite,
  insertFavourite,
  listFavourites,
  type FavouriteKey,
} from './favourites.store.ts';

/** What a profile puts aside. */
export interface FavouritesService {
  list(
    viewer: AccountViewer,
    query: PageQuery & { item_type?: FavouriteType | undefined },
    language: Asker['language'],
  ): Promise<FavouritesPage>;
  /** Says whether anything has changed. @throws Failure `notFound` for an item that does not exist. */
  add(viewer: AccountViewer, key: FavouriteKey): Promise<boolean>;
  /** Says whether anything has changed. */
  remove(viewer: AccountViewer, key: FavouriteKey): Promise<boolean>;
}

/** The favourites of a database. */
export function createFavouritesService(
  { db, now }: Context,
  views: AnswerViews,
  items: ItemsByKey,
): FavouritesService {
  return {
    list: async (viewer, query, language) => {
      const rows = await listFavourites(db, viewer.profile.id, {
        itemType: query.item_type,
        offset: readOffset(query),
        limit: readLimit(query) + 1,
      });
      const page = toPage(rows, query);
      const { snapshot } = await views.of(language);
      const personal = personalView(await readViewing(db, viewer), snapshot);
      const found = await items.find(page.items, { viewer, language });
      const shown = found.flatMap((item): MediaBlockItem[] =>
        item ? [markItem(item, personal)] : [],
      );
      return { ...page, items: shown };
    },
    add: async (viewer, key) => {
      const [item] = await items.find([key], { viewer, language: 'rus' });
      if (!item) throw new Failure('notFound');
      return insertFavourite(db, viewer.profile.id, key, now());
    },
    remove: (viewer, key) => deleteFavourite(db, viewer.profile.id, key),
  };
}
