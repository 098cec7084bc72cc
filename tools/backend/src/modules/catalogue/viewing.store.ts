import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { favourites, mediaPositions } from '../../database/schema.ts';
import type { Viewer } from '../sessions/viewer.ts';

/** How far a profile has watched a film. */
export type PositionRow = typeof mediaPositions.$inferSelect;

/** What a profile has watched and put aside. */
export interface Viewing {
  favouriteIds: ReadonlySet<string>;
  /** By film id, the latest first. */
  positions: ReadonlyMap<string, PositionRow>;
}

const nothing: Viewing = { favouriteIds: new Set(), positions: new Map() };

/** What the viewer's profile has watched and put aside; nothing without an account. */
export async function readViewing(db: Database, viewer: Viewer | undefined): Promise<Viewing> {
  const profile = viewer?.profile;
  if (!profile) return nothing;
  const favouriteRows = await db
    .select()
    .from(favourites)
    .where(eq(favourites.profileId, profile.id));
  const positionRows = await db
    .select()
    .from(mediaPositions)
    .where(eq(mediaPositions.profileId, profile.id))
    .orderBy(desc(mediaPositions.updatedAt));
  return {
    favouriteIds: new Set(favouriteRows.map(({ mediaItemId }) => mediaItemId)),
    positions: new Map(positionRows.map((row) => [row.mediaItemId, row])),
  };
}

/** How far the viewer's profile has watched one film. */
export async function findPosition(
  db: Database,
  viewer: Viewer | undefined,
  mediaItemId: string,
): Promise<PositionRow | undefined> {
  const profile = viewer?.profile;
  if (!profile) return undefined;
  const [row] = await db
    .select()
    .from(mediaPositions)
    .where(
      and(eq(mediaPositions.profileId, profile.id), eq(mediaPositions.mediaItemId, mediaItemId)),
    );
  return row;
}
