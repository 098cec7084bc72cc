import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, devices } from '../../database/schema.ts';

/** A row of the devices. */
export type DeviceRow = typeof devices.$inferSelect;

const isDevice = (accountId: string, uid: string) =>
  and(eq(devices.accountId, accountId), eq(devices.uid, uid));

/** The devices of an account, the latest first. */
export const listDevices = (db: Database, accountId: string): Promise<DeviceRow[]> =>
  db
    .select()
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .orderBy(desc(devices.addedAt), desc(devices.id));

/** How many devices an account has. */
export const countDevices = (db: Database, accountId: string): Promise<number> =>
  db.$count(devices, eq(devices.accountId, accountId));

/** Whether a device is one of the account's. */
export const hasDevice = async (db: Database, accountId: string, uid: string): Promise<boolean> =>
  (await db.$count(devices, isDevice(accountId, uid))) > 0;

/** Holds other sign-ins to an account up until the transaction ends. */
export async function lockAccount(tx: Database, accountId: string): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
}

/** Adds a device to its account. */
export async function insertDevice(
  db: Database,
  device: typeof devices.$inferInsert,
): Promise<void> {
  await db.insert(devices).values(device);
}

/** Removes a device; false when the account has no such device. */
export async function deleteDevice(db: Database, accountId: string, uid: string): Promise<boolean> {
  const rows = await db.delete(devices).where(isDevice(accountId, uid)).returning();
  return rows.length > 0;
}
