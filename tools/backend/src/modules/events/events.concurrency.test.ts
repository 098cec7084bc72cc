import type { PushEvent } from '@foyer/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, events } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { announce } from './announce.ts';

const FAMILY = { accountId: 'demo-2' };

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const event = (message_id: string): PushEvent => ({
  event_type: 'item',
  event_code: 'sync_purchases',
  message_id,
});

const listed = async () => {
  const rows = await backend.db
    .select({ event: events.event })
    .from(events)
    .where(eq(events.accountId, FAMILY.accountId))
    .orderBy(asc(events.position));
  return rows.map((row) => row.event.message_id);
};

/** Somebody waits for a lock of this database. */
const someoneWaits = () =>
  vi.waitFor(
    async () => {
      const waiting = await backend.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect((waiting as unknown as { rows: unknown[] }).rows).toHaveLength(1);
    },
    { timeout: 10_000 },
  );

// The embedded database has one connection: there transactions cannot meet.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('announce on PostgreSQL', () => {
  it('gives events their places in the order in which they become visible', async () => {
    let second: Promise<void> = Promise.resolve();

    await backend.db.transaction(async (tx) => {
      await announce(tx, FAMILY, event('first'), new Date());
      second = backend.db.transaction((other) =>
        announce(other, FAMILY, event('second'), new Date()),
      );
      await someoneWaits();
    });
    await second;

    expect(await listed()).toEqual(['first', 'second']);
  });

  it('does not block a change that has locked the account', async () => {
    let waiting: Promise<void> = Promise.resolve();

    await backend.db.transaction(async (tx) => {
      const { accountId } = FAMILY;
      await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
      waiting = backend.db.transaction((other) =>
        announce(other, FAMILY, event('after'), new Date()),
      );
      await someoneWaits();
      await announce(tx, FAMILY, event('before'), new Date());
    });
    await waiting;

    expect(await listed()).toEqual(['before', 'after']);
  });
});
