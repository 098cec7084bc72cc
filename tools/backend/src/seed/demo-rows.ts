import { count, getTableName, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { accountTables, deleteAccountRows } from './account-tables.ts';

/**
 * The rows of the demo data as they were written. PostgreSQL marks each version of a row with the number of the
 * transaction that wrote it, `xmin`: a row with another number was added or changed since, whichever process did that.
 */
export interface DemoRows {
  transaction: string;
  /** How many there are, by table. */
  counts: ReadonlyMap<string, number>;
}

/** What the tables hold at the end of the transaction that has written all of it. */
export async function readDemoRows(tx: Database): Promise<DemoRows> {
  const [current] = await tx
    .select({ transaction: sql<string>`pg_current_xact_id()::xid::text` })
    .from(sql`(values (1)) as one`);
  if (!current) throw new Error('The transaction has no number');
  return { transaction: current.transaction, counts: await countRows(tx) };
}

async function countRows(tx: Database, condition?: SQL): Promise<ReadonlyMap<string, number>> {
  const [first, second, ...others] = accountTables.map((table) =>
    tx
      .select({ name: sql<string>`${getTableName(table)}::text`, rows: count() })
      .from(table)
      .where(condition),
  );
  if (!first || !second) throw new Error('There are no tables of accounts');
  const tables = await unionAll(first, second, ...others);
  return new Map(tables.map(({ name, rows }) => [name, rows]));
}

/**
 * Removes every other row from the tables, which the transaction must have locked.
 *
 * @returns Whether this does: `false` where a row of the demo data itself was changed or deleted.
 */
export async function removeOtherRows(
  tx: Database,
  { transaction, counts }: DemoRows,
): Promise<boolean> {
  const number = sql`${transaction}::xid`;
  await deleteAccountRows(tx, sql`xmin <> ${number}`);
  const standing = await countRows(tx, sql`xmin = ${number}`);
  return [...counts].every(([name, rows]) => standing.get(name) === rows);
}
