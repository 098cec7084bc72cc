import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { textIn } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import { tvCodes } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { countDevices, insertDevice, lockAccount } from '../devices/devices.store.ts';
import { giveService } from '../entitlements/grants.ts';
import { announce } from '../events/announce.ts';
import { notice } from '../purchases/purchase-answer.ts';
import { findService } from '../services/services.store.ts';
import type { Account } from '../sessions/viewer.ts';
import { normaliseCode } from '../vouchers/voucher-code.ts';

const LIMIT = { tries: 10, windowSeconds: 600 };

type TvCodeRow = typeof tvCodes.$inferSelect;

async function findCode(
  db: Database,
  kind: TvCodeRow['kind'],
  code: string,
): Promise<TvCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(tvCodes)
    .where(and(eq(tvCodes.code, normaliseCode(code)), eq(tvCodes.kind, kind)));
  return row;
}

/** Uses a code up. @throws Failure `wrongCode` for one that was used or is too old. */
async function useCode(
  tx: Database,
  { code, expiresAt }: TvCodeRow,
  account: Account,
  now: Date,
): Promise<void> {
  const rows = await tx
    .update(tvCodes)
    .set({ usedBy: account.id, usedAt: now })
    .where(and(eq(tvCodes.code, code), isNull(tvCodes.usedAt)))
    .returning();
  if (rows.length === 0 || (expiresAt && expiresAt <= now)) throw new Failure('wrongCode');
}

/** Handlers of the calls that connect televisions. */
export function tvCodesRoutes(context: Context): Handlers<'authorizeTvCode' | 'sendOttTvCode'> {
  const { db, now } = context;
  const attempts = createAttempts(context);

  /** Tries are counted before they are made, and forgotten after a right one. */
  const limited = async <T>(account: Account, tryCode: () => Promise<T>): Promise<T> => {
    const waitSeconds = await attempts.take(`tv-code:${account.id}`, LIMIT);
    if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
    return tryCode();
  };

  return {
    authorizeTvCode: ({ viewer: { account }, body, language }) =>
      limited(account, async () => {
        const found = await findCode(db, 'auth', body.code);
        if (!found) return { success: false };
        await db.transaction(async (tx) => {
          await lockAccount(tx, account.id);
          await useCode(tx, found, account, now());
          if ((await countDevices(tx, account.id)) >= account.deviceLimit) {
            throw new Failure('conflict');
          }
          await insertDevice(tx, {
            id: randomUUID(),
            accountId: account.id,
            uid: randomUUID(),
            terminalName: found.deviceName,
            icon: 'tv',
            addedAt: now(),
          });
        });
        await attempts.clear(`tv-code:${account.id}`);
        return { success: true, notification: notice(salesTexts[language].tvConnected) };
      }),
    sendOttTvCode: ({ viewer: { account }, body, language }) =>
      limited(account, async () => {
        const found = await findCode(db, 'ott', body.code);
        if (!found) throw new Failure('wrongCode');
        const service = await findService(db, found.serviceId ?? '');
        if (!service) throw new Failure('wrongCode');
        await db.transaction(async (tx) => {
          await useCode(tx, found, account, now());
          await giveService(
            tx,
            {
              accountId: account.id,
              serviceId: service.id,
              status: 'subscribed_in_external_billing',
            },
            now(),
          );
          await announce(
            tx,
            { accountId: account.id },
            { event_type: 'item', event_code: 'ott_tv_activated' },
            now(),
          );
        });
        await attempts.clear(`tv-code:${account.id}`);
        const name = textIn(service.names, language);
        return { notification: notice(salesTexts[language].ottConnected(name)) };
      }),
  };
}
