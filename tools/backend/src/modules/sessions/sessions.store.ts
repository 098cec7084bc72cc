import type { Language } from '@foyer/contract';
import { and, asc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, ageLimits, profiles, sessions } from '../../database/schema.ts';
import { isChild } from './is-child.ts';
import type { ProfileRow, Viewer } from './viewer.ts';

/** A session to be written. */
export type NewSession = typeof sessions.$inferInsert;

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
    .leftJoin(ageLimits, eq(ageLimits.id, profiles.maxAgeLimitId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row) return undefined;
  const { state, staleAt, provedAt, signedInAt, language, deviceUid } = row.sessions;
  const account = row.accounts ?? undefined;
  const profile = row.profiles ?? (account && (await findMaster(db, account.id)));
  return {
    tokenHash,
    codeKey: undefined,
    state,
    isStale: staleAt !== null && staleAt <= now,
    language: language ?? account?.language ?? undefined,
    label: undefined,
    deviceUid: deviceUid ?? undefined,
    provedAt: provedAt ?? undefined,
    signedInAt: signedInAt ?? undefined,
    heldBy: undefined,
    account,
    profile,
    isChild: profile !== undefined && isChild(profile, row.age_limits?.ageValue),
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

/** Writes a new session. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends a session, and with it the codes that were asked for in it. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Lets a session end soon. */
export async function limitSession(
  db: Database,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, expiresAt)));
}

/** Ends the sessions of an account on one device. */
export async function deleteDeviceSessions(
  db: Database,
  { accountId, uid }: { accountId: string; uid: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.deviceUid, uid)));
}

/** Ends every session of an account. */
export async function deleteAccountSessions(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Forgets the sessions that are over, and their codes. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
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

/** Makes another profile the session's own; a proof of the earlier one does not hold for it. */
export async function saveProfile(
  db: Database,
  tokenHash: string,
  chosen: { profileId: string; provedAt: Date | null },
): Promise<void> {
  await db.update(sessions).set(chosen).where(eq(sessions.tokenHash, tokenHash));
}

/** Keeps when the holder of a session showed that the account is theirs. */
export async function saveProof(db: Database, tokenHash: string, provedAt: Date): Promise<void> {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of an account but one. */
export async function deleteOtherSessions(
  db: Database,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, tokenHash)));
}

/** Has the other sessions of an account prove again that the account is theirs. */
export async function forgetOtherProofs(
  db: Database,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: null })
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, tokenHash)));
}
