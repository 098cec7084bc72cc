import { analyticsCommonFixture, analyticsEventFixture } from '@foyer/contract/fixtures';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountTables, allTables } from '../seed/account-tables.ts';
import { resetDemo } from '../seed/seed-demo.ts';
import { writeDemo } from '../seed/write-demo.ts';
import { controlCaller } from '../testing/control-caller.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { buy, month } from '../testing/test-purchases.ts';

let time: Date;
const now = () => time;

let backend: TestBackend;

beforeEach(async () => {
  time = new Date('2026-11-21T09:30:00Z');
  backend = await createTestBackend({}, { now });
});

const control = controlCaller(() => backend);

/** Whether a reset wrote everything again. */
const reset = () => resetDemo({ ...backend, now });

/** Every row that belongs to accounts, in no order, and how many the other tables have but that of facts. */
async function readRows(): Promise<Readonly<Record<string, number | readonly string[]>>> {
  const tables = allTables.map(async (table) => {
    if (!accountTables.includes(table))
      return [getTableName(table), await backend.db.$count(table)];
    const rows = await backend.db.select().from(table);
    return [getTableName(table), rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  const { facts: _, ...rows } = Object.fromEntries(await Promise.all(tables));
  return rows;
}

const asFamily = async (method: string, path: string, body?: unknown) =>
  (await backend.signedIn(2)).send(method, path, { body });
const asVisitor = async (method: string, path: string, body?: unknown) => {
  const visitor = backend.caller();
  await visitor.send('POST', '/sessions/visitor');
  return visitor.send(method, path, { body });
};

const additions: readonly [name: string, write: () => Promise<unknown>][] = [
  ['a session of a visitor', () => asVisitor('GET', '/menu')],
  ['a session of an account', () => asFamily('GET', '/profiles')],
  [
    'a code',
    () => asVisitor('POST', '/auth/codes/sms', { phone: '+79000000101', purpose: 'auth' }),
  ],
  ['a wrong PIN', () => asFamily('POST', '/profiles/pin/validate', { pin_code: '9999' })],
  [
    'a favourite',
    () => asFamily('POST', '/favourites', { item_type: 'media_item', item_id: 'metropolis' }),
  ],
  ['a rating', () => asFamily('POST', '/ratings', { content_id: 'metropolis', rating: 9 })],
  ['a position', () => asFamily('PUT', '/positions/metropolis', { timepoint: 40 })],
  ['a profile', () => asFamily('POST', '/profiles', { name: 'Гость' })],
  [
    'an event that is pushed',
    () =>
      control('POST', '/__control/events', {
        body: {
          login: '+79000000002',
          event: { event_type: 'item', event_code: 'sync_purchases' },
        },
      }),
  ],
  ['a request to the ad server', async () => backend.partiesApp?.request('/ads/vast?slot=preroll')],
  [
    'analytics',
    () =>
      asVisitor('POST', '/analytics', {
        common: analyticsCommonFixture,
        events: [analyticsEventFixture],
      }),
  ],
];

const changes: readonly [name: string, write: () => Promise<unknown>][] = [
  ['a profile’s name', () => asFamily('PATCH', '/profiles/demo-2-profile-1', { name: 'Другая' })],
  ['an account’s language', () => asFamily('PUT', '/session/language', { language: 'eng' })],
  [
    'the status of a message',
    () => asFamily('POST', '/messages/demo-2-message-1/status', { status: 'shown' }),
  ],
  ['a device', () => asFamily('DELETE', '/devices/demo-2-device-1')],
  [
    'money',
    async () =>
      buy(await backend.signedIn(2), { ...month('tv-base', 'account_prepaid'), pin_code: '1234' }),
  ],
];

describe('POST /__control/reset', () => {
  it('writes nothing again after calls that only read', async () => {
    const caller = backend.caller();
    for (const path of ['/menu', '/media-items/metropolis', '/services', '/demo/accounts']) {
      await caller.send('GET', path);
    }

    expect(await reset()).toBe(false);
  });

  it.each(additions)('removes %s, and writes nothing again', async (_, write) => {
    const before = await readRows();
    await write();
    const between = await readRows();

    const isRewritten = await reset();

    expect(between).not.toEqual(before);
    expect(isRewritten).toBe(false);
    expect(await readRows()).toEqual(before);
  });

  it.each(changes)('writes everything again when %s was changed', async (_, write) => {
    const before = await readRows();
    await write();
    const between = await readRows();

    const isRewritten = await reset();

    expect(between).not.toEqual(before);
    expect(isRewritten).toBe(true);
    expect(await readRows()).toEqual(before);
  });

  it('misses no table: neither a row that is gone, nor one that is written as it was', async () => {
    const before = await readRows();
    const filled = accountTables.filter((table) => [before[getTableName(table)]].flat().length > 0);

    for (const table of filled) {
      const [column] = Object.values(getTableColumns(table)).map(({ name }) =>
        sql.identifier(name),
      );
      await backend.db.execute(sql`update ${table} set ${column} = ${column}`);
      expect([getTableName(table), await reset()]).toEqual([getTableName(table), true]);

      const anyRow = sql`ctid = (select ctid from ${table} limit 1)`;
      await backend.db.execute(sql`delete from ${table} where ${anyRow}`);
      expect([getTableName(table), await reset()]).toEqual([getTableName(table), true]);
      expect(await readRows()).toEqual(before);
    }
    expect(filled.length).toBeGreaterThan(10);
  });

  it('looks at all tables that refer to accounts, however far', async () => {
    const names = accountTables.map(getTableName);

    const answer = await backend.db.execute(sql`
      select distinct child.relname as name from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f' and parent.relname in ${names}`);

    const { rows } = answer as { rows: readonly { name: string }[] };
    expect(names).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });

  it('writes everything again when the times in it are old', async () => {
    const after = async (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
      return reset();
    };

    expect([await after(5 * 60), await after(1), await after(0)]).toEqual([false, true, false]);
  });

  it('knows no demo data that another process has written', async () => {
    await backend.db.transaction((tx) => writeDemo(tx, now()));

    expect(await reset()).toBe(true);
  });

  it('forgets calls and faults, even where nothing was written', async () => {
    await control('POST', '/__control/faults', { body: { operation: 'listMenuItems' } });
    await backend.caller().send('GET', '/services');

    expect((await control('POST', '/__control/reset')).status).toBe(204);
    expect((await control('GET', '/__control/faults')).body).toEqual([]);
    expect((await control('GET', '/__control/requests')).body).toEqual([]);
  });
});
