import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { profiles } from '../../database/schema.ts';
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
