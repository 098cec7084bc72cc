import type { Language } from '@foyer/contract';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, devices, profiles, sessions } from '../../database/schema.ts';
import type { Account, ProfileRow, Viewer } from './viewer.ts';

/** The viewer of a session that has not expired. */
export async function findViewer(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Viewer | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .leftJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(profiles, eq(profiles.id, sessions.profileId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row) return undefined;
  const account = row.accounts ?? undefined;
  const profile = row.profiles ?? (account && (await findMaster(db, account.id)));
  return {
    tokenHash,
    state: row.sessions.state,
    language: row.sessions.language ?? undefined,
    account,
    profile,
  };
}

/** The master profile of an account. */
export async function findMaster(db: Database, accountId: string): Promise<ProfileRow | undefined> {
  const [master] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.type, 'master')))
    .orderBy(asc(profiles.position));
  return master;
}

/** Writes a new session and forgets the one it replaces, and those that have expired. */
export async function replaceSession(
  db: Database,
  session: typeof sessions.$inferInsert,
  replacedHash: string | undefined,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (replacedHash !== undefined) {
      await tx.delete(sessions).where(eq(sessions.tokenHash, replacedHash));
    }
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx.insert(sessions).values(session);
  });
}

/** Ends a session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Keeps the language chosen in a session, and in its account for the next ones. */
export async function saveLanguage(
  db: Database,
  viewer: Viewer,
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ language }).where(eq(sessions.tokenHash, viewer.tokenHash));
    if (!viewer.account) return;
    await tx.update(accounts).set({ language }).where(eq(accounts.id, viewer.account.id));
  });
}

/** Makes another profile the session's own. */
export async function saveProfile(
  db: Database,
  tokenHash: string,
  profileId: string,
): Promise<void> {
  await db.update(sessions).set({ profileId }).where(eq(sessions.tokenHash, tokenHash));
}

/** How many devices an account has. */
export const countDevices = (db: Database, accountId: string): Promise<number> =>
  db.$count(devices, eq(devices.accountId, accountId));

/** The account of a login. */
export async function findAccount(db: Database, login: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.login, login));
  return account;
}
