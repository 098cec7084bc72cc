import { asc, getTableName, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';
import type { Database } from './database.ts';
import { readRows } from './read-rows.ts';
import * as schema from './schema.ts';

let db: Database;

beforeAll(async () => {
  ({ db } = await createTestBackend());
});

describe('readRows', () => {
  const tables = [
    [schema.mediaItems, schema.mediaItems.position],
    [schema.collections, schema.collections.position],
    [schema.karaokeItems, schema.karaokeItems.position],
    [schema.persons, schema.persons.id],
  ] as const;

  it.each(tables.map(([table, order]) => [getTableName(table), table, order] as const))(
    'reads %s as drizzle does',
    async (_, table, order) => {
      const rows = await readRows(db, table, order);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual(await db.select().from(table).orderBy(asc(order)));
    },
  );

  it('keeps the order over several texts', async () => {
    const { position } = schema.mediaItems;
    const rows = await readRows(db, schema.mediaItems, position, 1000);
    expect(rows.map((row) => row.position)).toEqual(rows.map((_, at) => at));
  });

  it('reads nothing of an empty table', async () => {
    await db.execute(sql`create temporary table nothing (id text)`);
    const nothing = pgTable('nothing', { id: text('id') });
    expect(await readRows(db, nothing, nothing.id)).toEqual([]);
  });

  it('refuses a table with moments', async () => {
    const { orders } = schema;
    await expect(readRows(db, orders, orders.id)).rejects.toThrow(TypeError);
  });
});
