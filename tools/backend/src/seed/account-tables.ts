import { is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';

/** Every table of the schema. */
export const allTables: readonly PgTable[] = Object.values(schema).filter((value) =>
  is(value, PgTable),
);

/** What belongs to no account and yet comes from viewers and outside parties. */
const roots: readonly PgTable[] = [
  schema.accounts,
  schema.attempts,
  schema.outbox,
  schema.providerPayments,
  schema.providerCards,
  schema.adEvents,
  schema.analyticsEvents,
  schema.errorReports,
];

const refersTo = (table: PgTable, others: ReadonlySet<PgTable>): boolean =>
  getTableConfig(table).foreignKeys.some((key) => others.has(key.reference().foreignTable));

function withReferring(tables: ReadonlySet<PgTable>): readonly PgTable[] {
  const all = new Set([...tables, ...allTables.filter((table) => refersTo(table, tables))]);
  return all.size === tables.size ? [...all] : withReferring(all);
}

/** The tables that viewers fill: those above, and all that refer to them. */
export const accountTables: readonly PgTable[] = withReferring(new Set(roots));

/** Keeps all others out of these tables until the transaction ends. */
export async function lockAccounts(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${sql.join([...accountTables], sql`, `)}`);
}

/**
 * Deletes the rows of these tables that meet a condition. One statement, for keys between tables are checked at its end;
 * no `truncate`, for that makes a file anew for each table and index, which takes far longer.
 */
export async function deleteAccountRows(
  tx: Database,
  condition: SQL = sql.raw('true'),
): Promise<void> {
  const deletions = accountTables.map(
    (table, index) =>
      sql`${sql.identifier(`deleted_${index}`)} as (delete from ${table} where ${condition})`,
  );
  await tx.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
}
