import { LIMITS_COOKIE } from '@foyer/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, childDevices, profiles } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import { createToken, hashToken } from '../../server/secrets.ts';
import { readCookie } from '../../server/session-cookie.ts';
import type { DeviceHolder } from './viewer.ts';

/** As long as a browser keeps a cookie. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Devices that keep the limits of the child that watched there, whoever watches next. docs/decisions/0091 */
export interface ChildDevices {
  /** The child whose limits hold where a request comes from. */
  find(headers: Headers): Promise<DeviceHolder | undefined>;
  /** @returns The cookie that makes the device a child's, in place of the one that a request brought. */
  hold(child: { accountId: string; profileId: string }, headers: Headers): Promise<string>;
  /** @returns The cookie that frees the device; undefined where none holds it. */
  free(headers: Headers): Promise<string | undefined>;
}

/** Whether a request comes from a device that is a child's, or was. */
export const isChildDevice = (headers: Headers): boolean =>
  readCookie(headers, LIMITS_COOKIE) !== undefined;

/** The devices of a database. */
export function createChildDevices({ db, now }: Pick<Context, 'db' | 'now'>): ChildDevices {
  const hashOf = (headers: Headers): string | undefined => {
    const token = readCookie(headers, LIMITS_COOKIE);
    return token === undefined ? undefined : hashToken(token);
  };
  const forget = async (tokenHash: string | undefined): Promise<void> => {
    if (tokenHash === undefined) return;
    await db.delete(childDevices).where(eq(childDevices.tokenHash, tokenHash));
  };
  return {
    find: async (headers) => {
      const tokenHash = hashOf(headers);
      if (tokenHash === undefined) return undefined;
      const [row] = await db
        .select({ account: accounts, profile: profiles })
        .from(childDevices)
        .innerJoin(accounts, eq(accounts.id, childDevices.accountId))
        .leftJoin(profiles, eq(profiles.id, childDevices.profileId))
        .where(and(eq(childDevices.tokenHash, tokenHash), gt(childDevices.expiresAt, now())));
      return row && { account: row.account, profile: row.profile ?? undefined };
    },
    hold: async (child, headers) => {
      await forget(hashOf(headers));
      const token = createToken();
      const expiresAt = new Date(now().getTime() + KEPT_MS);
      await db.insert(childDevices).values({ tokenHash: hashToken(token), ...child, expiresAt });
      return `${LIMITS_COOKIE}=${token}; ${ATTRIBUTES}; Expires=${expiresAt.toUTCString()}`;
    },
    free: async (headers) => {
      if (!isChildDevice(headers)) return undefined;
      await forget(hashOf(headers));
      return `${LIMITS_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
    },
  };
}

/** Forgets devices on which no child has watched for long. */
export async function deleteOldChildDevices(db: Database, now: Date): Promise<void> {
  await db.delete(childDevices).where(lte(childDevices.expiresAt, now));
}
