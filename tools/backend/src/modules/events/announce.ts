import type { PushEvent } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, eventPositions, events } from '../../database/schema.ts';
import { createToken } from '../../server/secrets.ts';
import { EVENTS_CHANNEL } from './events-channel.ts';

/** Who is told: every profile of an account, or one of them. */
export interface Recipient {
  accountId: string;
  profileId?: string;
}

/**
 * Announces a change to its account's open pages. Holds a lock of the account until the transaction
 * ends, so it comes last in it, after the rows that the change itself locks.
 *
 * @param tx - The transaction that makes the change: both are seen together or not at all.
 */
export async function announce(
  tx: Database,
  { accountId, profileId }: Recipient,
  event: PushEvent,
  at: Date,
): Promise<void> {
  // One statement, so that the lock is held no longer than it must be. It locks the account's own row
  // first, as whoever changes the account does: two locks taken in two orders would meet each other.
  await tx.execute(sql`
    with counted as (
      insert into ${eventPositions} (account_id, series, last)
      select id, ${createToken()}::text, 1 from ${accounts} where id = ${accountId} for key share
      on conflict (account_id) do update set last = ${eventPositions}.last + 1
      returning last
    ), written as (
      insert into ${events} (account_id, position, profile_id, event, at)
      select ${accountId}, last, ${profileId ?? null}::text, ${JSON.stringify(event)}::jsonb,
        ${at.toISOString()}::timestamptz
      from counted
    )
    select pg_notify(${EVENTS_CHANNEL}, ${accountId})`);
}

/**
 * Has every process look again for what concerns an account: its events, and whether its sessions
 * still run. Takes effect when the transaction commits.
 *
 * @param accountId - Without it every account is meant.
 */
export async function wake(tx: Database, accountId = ''): Promise<void> {
  await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${accountId})`);
}
