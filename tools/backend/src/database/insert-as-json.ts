import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { primaryKeyOf } from './primary-key.ts';

type Row = Readonly<Record<string, unknown>>;

const given = (row: Row): string[] => Object.keys(row).filter((key) => row[key] !== undefined);

/** Overwrites rows with the same primary key. */
function overwriting(table: PgTable, keys: readonly string[]): SQL {
  const key = primaryKeyOf(table);
  const changed = Object.entries(getTableColumns(table)).filter(
    ([property, { name }]) =>
      keys.includes(property) && !key.some((column) => column.name === name),
  );
  const target = sql.join(
    key.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  if (changed.length === 0) return sql`on conflict (${target}) do nothing`;
  const set = sql.join(
    changed.map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`on conflict (${target}) do update set ${set}`;
}

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
 * @param options - Whether rows with the same primary key are overwritten; else they are an error.
 */
export async function insertAsJson<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { overwrites = false }: { overwrites?: boolean } = {},
): Promise<void> {
  const groups = new Map<string, { keys: readonly string[]; rows: Row[] }>();
  for (const row of rows) {
    const keys = given(row).toSorted();
    const group = groups.get(keys.join()) ?? { keys, rows: [] };
    group.rows.push(row);
    groups.set(keys.join(), group);
  }
  for (const { keys, rows: some } of groups.values()) {
    const end = overwrites ? overwriting(table, keys) : sql.empty();
    await db.execute(sql`${insertion(table, keys, some)} ${end}`);
  }
}
