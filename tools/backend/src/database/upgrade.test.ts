import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { catalogueTables } from '../seed/seed-catalogue.ts';
import { fillDatabase } from '../seed/seed-demo.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { openFirstSchema } from '../testing/first-schema.ts';
import { addOwnRow, changeRow } from '../testing/own-rows.ts';
import type { Database, OpenDatabase } from './database.ts';
import { ageLimits, facts, mediaBlocks, pages, pageVersions } from './schema.ts';

const now = () => new Date('2026-11-27T10:00:00Z');

/** Those that the first version had. */
const firstTables = catalogueTables.filter((table) => table !== pages && table !== pageVersions);

/** Rows as JSON, without the mark, which the first version did not have. */
type Rows = readonly string[];

async function readRows(db: Database, table: PgTable): Promise<Rows> {
  const { rows } = (await db.execute(
    sql`select (to_jsonb(one) - 'is_demo')::text as row from ${table} as one order by 1`,
  )) as unknown as { rows: { row: string }[] };
  return rows.map(({ row }) => row);
}

/** The demo's catalogue, as today's seed writes it. */
let demo: OpenDatabase;
let opened: OpenDatabase | undefined;

beforeAll(async () => {
  demo = await openEmptyDatabase();
  await fillDatabase({ db: demo.db, config: readConfig({ CATALOGUE: 'demo' }), now });
}, 120_000);
afterAll(() => demo.close());
beforeEach(() => async () => {
  await opened?.close();
});

/** Writes the demo as the first version did, with what it was. */
async function seedAsFirst(tx: Database): Promise<void> {
  const [fact] = await demo.db.select().from(facts);
  for (const table of [ageLimits, ...firstTables]) {
    const rows = `[${(await readRows(demo.db, table)).join(',')}]`;
    const name = sql.identifier(getTableName(table));
    await tx.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`,
    );
  }
  await tx.insert(facts).values({ key: 'catalogue', value: fact?.value ?? '' });
}

async function openedByFirst() {
  const first = await openFirstSchema();
  await first.db.transaction(seedAsFirst);
  return first;
}

const countDemo = (db: Database, table: PgTable) => db.$count(table, sql`is_demo`);

/** A start of today on rows of an older demo. */
async function start(db: Database, env: Record<string, string>): Promise<void> {
  await db.update(facts).set({ value: 'older' });
  await fillDatabase({ db, config: readConfig(env), now });
}

describe('a database of the first version', () => {
  it(
    'has the demo’s rows marked, and every row of the operator byte for byte',
    { timeout: 120_000 },
    async () => {
      const first = await openedByFirst();
      for (const table of firstTables) {
        await addOwnRow(first.db, table);
        await changeRow(first.db, table);
      }
      const before = new Map<PgTable, Rows>();
      const own = new Map<PgTable, Rows>();
      for (const table of firstTables) {
        const rows = await readRows(first.db, table);
        const ofDemo = new Set(await readRows(demo.db, table));
        before.set(table, rows);
        own.set(
          table,
          rows.filter((row) => !ofDemo.has(row)),
        );
      }

      opened = await first.upgrade();
      const { db } = opened;

      for (const table of firstTables) {
        expect(await readRows(db, table)).toEqual(before.get(table));
        const theirs = own.get(table)?.length ?? 0;
        const all = before.get(table)?.length ?? 0;
        const name = getTableName(table);
        expect([name, theirs]).not.toEqual([name, 0]);
        expect([name, await countDemo(db, table)]).toEqual([name, all - theirs]);
      }
      for (const env of [{}, { CATALOGUE: 'demo' }, { CONTROL: '1' }]) {
        await start(db, env);
        for (const table of firstTables) {
          expect(await readRows(db, table)).toEqual(
            expect.arrayContaining([...(own.get(table) ?? [])]),
          );
        }
      }
    },
  );

  it(
    'is the operator’s whole where they have named a catalogue of their own',
    { timeout: 120_000 },
    async () => {
      const first = await openedByFirst();
      await first.db.transaction(async (tx) => {
        for (const table of firstTables) await addOwnRow(tx, table);
        await tx.update(facts).set({ value: 'ours, 2' });
      });

      opened = await first.upgrade();

      for (const table of firstTables) expect(await countDemo(opened.db, table)).toBe(0);
    },
  );

  it(
    'is the operator’s whole after a restore in one transaction',
    { timeout: 120_000 },
    async () => {
      const first = await openFirstSchema();
      await first.db.transaction(async (tx) => {
        await seedAsFirst(tx);
        await tx.execute(sql`update drizzle.__drizzle_migrations set hash = hash`);
      });

      opened = await first.upgrade();

      for (const table of firstTables) expect(await countDemo(opened.db, table)).toBe(0);
    },
  );

  it('has the rules of its pages under the names of page documents', async () => {
    const first = await openFirstSchema();
    const source = `{"kind":"rule","rule":{"genres":["war"],"toYear":1930,"isNew":true}}`;
    await first.db.execute(
      sql`insert into media_views (alias, names) values ('own', '{"rus":"Своё"}')`,
    );
    await first.db.execute(
      sql`insert into media_blocks (id, alias, position, type, names, source)
      values ('own', 'own', 0, 'content', '{"rus":"Война"}', ${source}::jsonb)`,
    );

    opened = await first.upgrade();

    const [block] = await opened.db.select().from(mediaBlocks);
    expect(block?.source).toEqual({
      kind: 'rule',
      rule: { genres: ['war'], to_year: 1930, is_new: true },
    });
  });
});
