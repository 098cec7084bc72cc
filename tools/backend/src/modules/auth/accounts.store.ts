import { randomUUID } from 'node:crypto';
import type { Language } from '@foyer/contract';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, ageLimits, devices, profiles } from '../../database/schema.ts';
import type { Account } from '../sessions/viewer.ts';

const hasLogin = (login: string) => or(eq(accounts.phone, login), eq(accounts.email, login));

/** The account of a login, a phone or an e-mail address. */
export async function findAccount(db: Database, login: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(hasLogin(login));
  return account;
}

/** Whether a device is one of those of the account that has this login. */
export async function isKnownDevice(db: Database, login: string, uid: string): Promise<boolean> {
  const owners = db.select({ id: accounts.id }).from(accounts).where(hasLogin(login));
  const isOwned = and(eq(devices.uid, uid), inArray(devices.accountId, owners));
  return (await db.$count(devices, isOwned)) > 0;
}

/** A new account to be made. */
export interface NewAccount {
  phone: string;
  language: Language | undefined;
  timeZone: string;
  profile: { name: string; iconId: string };
}

/** Makes an account with a master profile that may watch everything; `undefined` when the phone has one. */
export async function insertAccount(
  db: Database,
  { phone, language, timeZone, profile }: NewAccount,
): Promise<Account | undefined> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ id: randomUUID(), login: phone, phone, language: language ?? null, timeZone })
      .onConflictDoNothing()
      .returning();
    if (!account) return undefined;
    const [highest] = await tx.select().from(ageLimits).orderBy(desc(ageLimits.ageValue)).limit(1);
    if (!highest) throw new Error('There are no age limits');
    await tx.insert(profiles).values({
      ...profile,
      id: randomUUID(),
      accountId: account.id,
      position: 0,
      type: 'master',
      defaultAgeLimitId: highest.id,
      maxAgeLimitId: highest.id,
    });
    return account;
  });
}

/** Makes a phone the login of an account. */
export async function savePhone(db: Database, accountId: string, phone: string): Promise<void> {
  await db
    .update(accounts)
    .set({ phone, login: phone, mustMigrate: false })
    .where(eq(accounts.id, accountId));
}

/** Sets the password of an account. */
export async function savePassword(
  db: Database,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
}
