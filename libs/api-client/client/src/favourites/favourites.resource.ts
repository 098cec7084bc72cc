import {
  addFavouriteOperation,
  listFavouritesOperation,
  pageQuery,
  removeFavouriteOperation,
  type FavouritesPage,
  type FavouriteType,
  type NotificationAnswer,
  type PageInput,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** An item that is put aside or taken out again. */
export interface FavouriteInput {
  itemId: string;
  itemType: FavouriteType;
}

/** What the profile has put aside, the latest first. */
export function listFavourites(
  client: Client,
  { itemType, ...page }: { itemType?: FavouriteType | undefined } & PageInput = {},
  signal?: AbortSignal,
): Promise<FavouritesPage> {
  const query = { ...(itemType && { item_type: itemType }), ...pageQuery(page) };
  return client.call(listFavouritesOperation, { query }, signal);
}

/**
 * Puts an item aside; once more changes nothing and says nothing.
 *
 * @throws {@link ApiError} 404 for an item that does not exist.
 */
export function addFavourite(
  client: Client,
  { itemId, itemType }: FavouriteInput,
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const body = { item_id: itemId, item_type: itemType };
  return client.call(addFavouriteOperation, { body }, signal);
}

/** Takes an item out of the favourites; once more changes nothing and says nothing. */
export function removeFavourite(
  client: Client,
  { itemId, itemType }: FavouriteInput,
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const params = { item_id: itemId, item_type: itemType };
  return client.call(removeFavouriteOperation, { params }, signal);
}
