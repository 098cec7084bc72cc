import type { FavouriteType } from '@foyer/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { favourites, mediaPositions, ratings } from '../../database/schema.ts';
import type { Viewer } from '../sessions/viewer.ts';

/** How far a profile has watched a film or an episode. */
export type PositionRow = typeof mediaPositions.$inferSelect;

/** What a profile has watched and put aside. */
export interface Viewing {
  hasFavourite(type: FavouriteType, id: string): boolean;
  /** By id of the film or the episode, the latest first. */
  positions: ReadonlyMap<string, PositionRow>;
}

/** What is marked in lists: nobody looks further back. */
const MOST_READ = 1000;

const favouriteKey = (type: FavouriteType, id: string): string => `${type}/${id}`;

/** What somebody without an account has watched and put aside: nothing. */
export const noViewing: Viewing = { hasFavourite: () => false, positions: new Map() };

/** What the viewer's profile has watched and put aside; nothing without an account. */
export async function readViewing(db: Database, viewer: Viewer | undefined): Promise<Viewing> {
  const profile = viewer?.profile;
  if (!profile) return noViewing;
  const favouriteRows = await db
    .select({ itemType: favourites.itemType, itemId: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.profileId, profile.id))
    .orderBy(desc(favourites.addedAt))
    .limit(MOST_READ);
  const positionRows = await db
    .select()
    .from(mediaPositions)
    .where(eq(mediaPositions.profileId, profile.id))
    .orderBy(desc(mediaPositions.updatedAt))
    .limit(MOST_READ);
  const keys = new Set(favouriteRows.map(({ itemType, itemId }) => favouriteKey(itemType, itemId)));
  return {
    hasFavourite: (type, id) => keys.has(favouriteKey(type, id)),
    positions: new Map(positionRows.map((row) => [row.mediaItemId, row])),
  };
}

/** What the viewer's profile has rated an item, 1 to 10. */
export async function findRating(
  db: Database,
  viewer: Viewer | undefined,
  mediaItemId: string,
): Promise<number | undefined> {
  const profile = viewer?.profile;
  if (!profile) return undefined;
  const [row] = await db
    .select({ rating: ratings.rating })
    .from(ratings)
    .where(and(eq(ratings.profileId, profile.id), eq(ratings.mediaItemId, mediaItemId)));
  return row?.rating;
}
