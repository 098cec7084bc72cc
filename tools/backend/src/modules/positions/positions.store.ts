import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mediaPositions } from '../../database/schema.ts';
import type { PositionRow } from '../catalogue/viewing.store.ts';

/** A page of what a profile has watched, the latest first. */
export const listPositions = (
  db: Database,
  profileId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<PositionRow[]> =>
  db
    .select()
    .from(mediaPositions)
    .where(eq(mediaPositions.profileId, profileId))
    .orderBy(desc(mediaPositions.updatedAt), mediaPositions.mediaItemId)
    .offset(offset)
    .limit(limit);

/** Stores a position over an older one: devices tell theirs late when they had no network. @returns The newest. */
export async function savePosition(db: Database, row: PositionRow): Promise<PositionRow> {
  const { profileId, mediaItemId, timepoint, isViewed, updatedAt } = row;
  const [saved] = await db
    .insert(mediaPositions)
    .values(row)
    .onConflictDoUpdate({
      target: [mediaPositions.profileId, mediaPositions.mediaItemId],
      set: { timepoint, isViewed, updatedAt },
      setWhere: lte(mediaPositions.updatedAt, updatedAt),
    })
    .returning();
  if (saved) return saved;
  const [newer] = await db
    .select()
    .from(mediaPositions)
    .where(
      and(eq(mediaPositions.profileId, profileId), eq(mediaPositions.mediaItemId, mediaItemId)),
    );
  return newer ?? row;
}

/** Forgets the positions of some films and episodes; all of them without ids. */
export async function deletePositions(
  db: Database,
  profileId: string,
  mediaItemIds?: readonly string[],
): Promise<void> {
  const ofProfile = eq(mediaPositions.profileId, profileId);
  await db
    .delete(mediaPositions)
    .where(
      mediaItemIds
        ? and(ofProfile, inArray(mediaPositions.mediaItemId, [...mediaItemIds]))
        : ofProfile,
    );
}
