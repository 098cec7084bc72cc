import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Account } from '../sessions/viewer.ts';
import { describeDevice } from './describe-device.ts';
import { countDevices, hasDevice, insertDevice, lockAccount } from './devices.store.ts';

/** The device that a request comes from. */
export interface CallingDevice {
  uid: string;
  userAgent: string | null;
}

/** The device of a request whose uid is known. */
export const deviceOf = (uid: string, request: Request): CallingDevice => ({
  uid,
  userAgent: request.headers.get('user-agent'),
});

/**
 * Adds a device to an account that has room for it.
 *
 * @param tx - A transaction: sign-ins at once must not pass the limit together.
 * @returns Whether the device is one of the account's now.
 */
export async function admitDevice(
  tx: Database,
  account: Account,
  { uid, userAgent }: CallingDevice,
  now: Date,
): Promise<boolean> {
  await lockAccount(tx, account.id);
  if (await hasDevice(tx, account.id, uid)) return true;
  if ((await countDevices(tx, account.id)) >= account.deviceLimit) return false;
  const { terminal_name: terminalName, device_type_icon: icon } = describeDevice(userAgent);
  await insertDevice(tx, {
    id: randomUUID(),
    accountId: account.id,
    uid,
    terminalName,
    icon,
    addedAt: now,
  });
  return true;
}
