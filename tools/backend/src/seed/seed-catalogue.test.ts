import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import {
  accounts,
  facts,
  mediaBlocks,
  mediaItems,
  mediaViews,
  purchasePrices,
} from '../database/schema.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { addOwnRow, changeRow, readOwnRows } from '../testing/own-rows.ts';
import { catalogueTables } from './seed-catalogue.ts';
import { fillDatabase } from './seed-demo.ts';

const now = () => new Date('2026-11-27T10:00:00Z');

const modes: Readonly<Record<string, Record<string, string>>> = {
  'without demo powers': {},
  'without demo powers, with the demo’s catalogue': { CATALOGUE: 'demo' },
  'with demo powers': { CONTROL: '1' },
  'with demo powers, without the demo’s catalogue': { CONTROL: '1', CATALOGUE: 'none' },
};

let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const start = (env: Record<string, string>) =>
  fillDatabase({ db: database.db, config: readConfig(env), now });

/** The next start takes the demo's catalogue for an older one. */
const makeStale = () => database.db.update(facts).set({ value: 'older' });

const ownRows = async () =>
  Object.fromEntries(
    await Promise.all(
      catalogueTables.map(
        async (table) => [getTableName(table), await readOwnRows(database.db, table)] as const,
      ),
    ),
  );

const countDemo = (table: PgTable) => database.db.$count(table, sql`is_demo`);

describe('fillDatabase', () => {
  it('leaves an operator’s database empty, but for the age limits', async () => {
    await start({});

    const counts = await Promise.all(catalogueTables.map((table) => database.db.$count(table)));
    expect(new Set(counts)).toEqual(new Set([0]));
    expect(await database.db.$count(facts)).toBe(0);
  });

  it('writes the demo’s catalogue where it is wanted, and knows it again', async () => {
    await start({ CATALOGUE: 'demo' });

    const counts = await Promise.all(catalogueTables.map(countDemo));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Object.values(await ownRows()).flat()).toEqual([]);
  });
});

describe('a start on an operator’s rows', () => {
  beforeEach(async () => {
    await start({ CATALOGUE: 'demo' });
  });

  it('keeps a film of their own and their prices, whatever the catalogue is said to be', async () => {
    const { db } = database;
    await db.delete(accounts);
    await addOwnRow(db, mediaItems);
    await db.update(purchasePrices).set({ amount: 777 });
    await db.insert(facts).values({ key: 'catalogue', value: 'another' });
    await makeStale();
    const before = await ownRows();

    await start({});
    await start({ CATALOGUE: 'demo' });

    expect(await ownRows()).toEqual(before);
    expect(before['media_items']).toHaveLength(1);
    expect(await db.$count(purchasePrices, sql`amount <> 777`)).toBe(0);
  });

  it.each(Object.keys(modes))(
    'keeps what was added and changed in every table, %s',
    async (mode) => {
      for (const table of catalogueTables) {
        await addOwnRow(database.db, table);
        await changeRow(database.db, table);
      }
      await makeStale();
      const before = await ownRows();

      await start(modes[mode] ?? {});
      await makeStale();
      await start(modes[mode] ?? {});

      expect(await ownRows()).toEqual(before);
      const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
      expect(empty.map(([name]) => name)).toEqual([]);
    },
  );

  it('takes away what the demo has no longer, unless a row of theirs refers to it', async () => {
    const { db } = database;
    const write = (isDemo: boolean, run: (tx: typeof db) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('foyer.seed', ${isDemo ? 'on' : 'off'}, true)`);
        await run(tx);
      });
    const names = { rus: 'Старая' };
    await write(true, (tx) =>
      tx.insert(mediaViews).values([
        { alias: 'old', names },
        { alias: 'old-with-own', names },
      ]),
    );
    await write(false, async (tx) => {
      const [block] = await tx.select().from(mediaBlocks).limit(1);
      if (block)
        await tx.insert(mediaBlocks).values({ ...block, id: 'own', alias: 'old-with-own' });
    });
    await makeStale();

    await start({ CATALOGUE: 'demo' });

    const left = await db
      .select()
      .from(mediaViews)
      .where(sql`alias like 'old%'`);
    expect(left.map(({ alias }) => alias)).toEqual(['old-with-own']);
    expect(await db.$count(mediaBlocks, eq(mediaBlocks.id, 'own'))).toBe(1);
  });
});
