import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

type Row = Readonly<Record<string, unknown>>;

const given = (row: Row): string[] => Object.keys(row).filter((key) => row[key] !== undefined);

function insertion(table: PgTable, keys: readonly string[], rows: readonly Row[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)`;
}

/**
 * Inserts rows as JSON texts, those that leave the same columns to their defaults together. A statement with a place for
 * each value costs the embedded database far more: reading thousands of places makes its parser so busy that V8 spends a
 * second or more on a faster one.
 *
 * @param rows - In any order; what a database cannot read from JSON, such as bytes, may not be among their values.
 */
export async function insertAsJson<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const groups = new Map<string, { keys: readonly string[]; rows: Row[] }>();
  for (const row of rows) {
    const keys = given(row).toSorted();
    const group = groups.get(keys.join()) ?? { keys, rows: [] };
    group.rows.push(row);
    groups.set(keys.join(), group);
  }
  for (const group of groups.values()) await db.execute(insertion(table, group.keys, group.rows));
}
