import type { FavouriteType } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { FavouriteItem } from './favourite-item.types.ts';

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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** An answer with an item marked in every entry that shows it; what holds none of them stays the same object. */
function markEntries<Value>(value: Value, item: FavouriteItem, isFavourite: boolean): Value {
  if (!isFields(value)) return value;
  const marked = Object.entries(value).map(([key, part]) => {
    const isItem = key === item.type && isFields(part) && part['id'] === item.id;
    const own = isItem ? { ...part, is_favorite: isFavourite } : part;
    return [key, markEntries(own, item, isFavourite)] as const;
  });
  if (marked.every(([key, part]) => part === value[key])) return value;
  const changed = Array.isArray(value)
    ? marked.map(([, part]) => part)
    : Object.fromEntries(marked);
  return changed as Value;
}

/** Marks an item on its page and in every list and shelf that is kept, and lets lists of favourites come anew. FAV-003 */
export function markFavourite(
  queryClient: QueryClient,
  item: FavouriteItem,
  isFavourite: boolean,
): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const { data, dataUpdatedAt: updatedAt, fetchStatus } = state;
    const isPage = queryKey[0] === singles[item.type] && isFields(data) && data['id'] === item.id;
    const own = isPage ? { ...data, is_favorite: isFavourite } : data;
    const marked = markEntries(own, item, isFavourite);
    if (marked === data) continue;
    // An answer is no newer for the mark.
    queryClient.setQueryData(queryKey, marked, { updatedAt });
    // One on its way was asked for before the change, and may take the mark back.
    if (fetchStatus !== 'idle') void queryClient.refetchQueries({ queryKey, exact: true });
  }
  // A list that is on the screen keeps its rows where they are, with the way back.
  void invalidateAfterChange(queryClient, { queryKey: favouriteListKey, refetchType: 'none' });
}
