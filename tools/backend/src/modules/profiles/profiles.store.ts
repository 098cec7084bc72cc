import { and, asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hiddenChannels, profiles, sessions } from '../../database/schema.ts';
import type { ProfileRow } from '../sessions/viewer.ts';

/** The profiles of an account, the master first. */
export const listProfiles = (db: Database, accountId: string): Promise<ProfileRow[]> =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(asc(profiles.position));

/** A profile of an account; another account's is not found. */
export async function findProfile(
  db: Database,
  accountId: string,
  id: string,
): Promise<ProfileRow | undefined> {
  const [profile] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.id, id)));
  return profile;
}

/** Changes columns of a profile. */
export async function updateProfile(
  db: Database,
  id: string,
  changes: Partial<ProfileRow>,
): Promise<ProfileRow | undefined> {
  if (Object.keys(changes).length > 0) {
    await db.update(profiles).set(changes).where(eq(profiles.id, id));
  }
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return profile;
}

/** Adds a profile at the end of its account's list. */
export async function insertProfile(
  db: Database,
  row: Omit<typeof profiles.$inferInsert, 'position'>,
): Promise<ProfileRow | undefined> {
  const [last] = await db
    .select({ position: max(profiles.position) })
    .from(profiles)
    .where(eq(profiles.accountId, row.accountId));
  const position = (last?.position ?? -1) + 1;
  const [profile] = await db
    .insert(profiles)
    .values({ ...row, position })
    .returning();
  return profile;
}

/** Deletes a profile and ends its sessions: as those of another profile they would open what it could not. */
export async function removeProfile(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.profileId, id));
  await db.delete(profiles).where(eq(profiles.id, id));
}

/** Ids of the channels that a profile does not want. */
export async function listHiddenChannels(db: Database, profileId: string): Promise<string[]> {
  const rows = await db
    .select({ channelId: hiddenChannels.channelId })
    .from(hiddenChannels)
    .where(eq(hiddenChannels.profileId, profileId))
    .orderBy(asc(hiddenChannels.channelId));
  return rows.map(({ channelId }) => channelId);
}

/** Replaces the channels that a profile does not want. */
export async function replaceHiddenChannels(
  db: Database,
  profileId: string,
  channelIds: readonly string[],
): Promise<void> {
  await db.delete(hiddenChannels).where(eq(hiddenChannels.profileId, profileId));
  if (channelIds.length === 0) return;
  await db
    .insert(hiddenChannels)
    .values([...new Set(channelIds)].map((channelId) => ({ profileId, channelId })));
}
