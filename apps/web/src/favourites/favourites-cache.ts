import type { FavouriteType } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { FavouriteItem } from './toggle-favourite.ts';

/** Start of the keys under which the lists of favourites are kept. */
export const favouriteListKey = ['list', 'favourites'] as const;

/** First part of the query keys under which one item of a type is kept. */
const singles: Readonly<Record<FavouriteType, string>> = {
  media_item: 'media-item',
  channel: 'channel',
  epg: 'programme',
  karaoke_item: 'karaoke-item',
  service: 'service',
  collection: 'collection',
};

/** Marks an item wherever its page is kept, and lets lists of favourites come anew. FAV-003 */
export function markFavourite(
  queryClient: QueryClient,
  { id, type }: FavouriteItem,
  isFavourite: boolean,
): void {
  queryClient.setQueriesData<{ id?: string }>({ queryKey: [singles[type]] }, (item) =>
    item?.id === id ? { ...item, is_favorite: isFavourite } : item,
  );
  // A list that is on the screen keeps its rows where they are, with the way back.
  void queryClient.invalidateQueries({ queryKey: favouriteListKey, refetchType: 'none' });
}
