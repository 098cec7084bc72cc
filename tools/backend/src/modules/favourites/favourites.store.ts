import type { FavouriteType } from '@foyer/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { favourites } from '../../database/schema.ts';

/** What a profile has put aside. */
export type FavouriteRow = typeof favourites.$inferSelect;

/** What can be put aside, by its type and id. */
export interface FavouriteKey {
  itemType: FavouriteType;
  itemId: string;
}

const isOf = (profileId: string, { itemType, itemId }: FavouriteKey) =>
  and(
    eq(favourites.profileId, profileId),
    eq(favourites.itemType, itemType),
    eq(favourites.itemId, itemId),
  );

/** What a profile has put aside, the latest first; of one type where a type is given. */
export function listFavourites(
  db: Database,
  profileId: string,
  {
    itemType,
    offset,
    limit,
  }: { itemType?: FavouriteType | undefined; offset: number; limit: number },
): Promise<FavouriteRow[]> {
  const ofProfile = eq(favourites.profileId, profileId);
  return db
    .select()
    .from(favourites)
    .where(itemType ? and(ofProfile, eq(favourites.itemType, itemType)) : ofProfile)
    .orderBy(desc(favourites.addedAt), favourites.itemType, favourites.itemId)
    .offset(offset)
    .limit(limit);
}

/** Puts an item aside; says whether it was not there yet. */
export async function insertFavourite(
  db: Database,
  profileId: string,
  key: FavouriteKey,
  addedAt: Date,
): Promise<boolean> {
  const rows = await db
    .insert(favourites)
    .values({ profileId, ...key, addedAt })
    .onConflictDoNothing()
    .returning({ itemId: favourites.itemId });
  return rows.length > 0;
}

/** Takes an item out again; says whether it was there. */
export async function deleteFavourite(
  db: Database,
  profileId: string,
  key: FavouriteKey,
): Promise<boolean> {
  const rows = await db
    .delete(favourites)
    .where(isOf(profileId, key))
    .returning({ itemId: favourites.itemId });
  return rows.length > 0;
}
