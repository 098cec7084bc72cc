import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

type JsonRow = Record<string, unknown>;

/** Rows that are not the demo's, as the database tells them, in an order. */
export async function readOwnRows(db: Database, table: PgTable): Promise<readonly string[]> {
  const { rows } = (await db.execute(
    sql`select to_jsonb(own)::text as row from ${table} as own where not is_demo order by 1`,
  )) as unknown as { rows: { row: string }[] };
  return rows.map(({ row }) => row);
}

const keyColumns = (table: PgTable): readonly PgColumn[] => {
  const { columns, indexes, primaryKeys } = getTableConfig(table);
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique),
    ...primaryKeys.flatMap((key) => key.columns),
    ...indexes.filter(({ config }) => config.unique).flatMap(({ config }) => config.columns),
  ] as PgColumn[];
};

const referring = (table: PgTable): ReadonlySet<string> =>
  new Set(
    getTableConfig(table).foreignKeys.flatMap((key) =>
      key.reference().columns.map(({ name }) => name),
    ),
  );

/** Adds a row of the operator's own, like one that is there, with other keys. */
export async function addOwnRow(db: Database, table: PgTable): Promise<void> {
  const { rows } = (await db.execute(
    sql`select to_jsonb(one) as row from ${table} as one limit 1`,
  )) as unknown as { rows: { row: JsonRow }[] };
  const row = { ...rows[0]?.row };
  const references = referring(table);
  for (const { name, enumValues } of keyColumns(table)) {
    const value = row[name];
    if (references.has(name) || enumValues) continue;
    row[name] = typeof value === 'number' ? value + 7919 : `own-${String(value)}`;
  }
  const name = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)
    on conflict do nothing`,
  );
}

/** Changes one row that is there, as an operator would by SQL. */
export async function changeRow(db: Database, table: PgTable): Promise<void> {
  const keys = new Set([...keyColumns(table).map(({ name }) => name), ...referring(table)]);
  const column = getTableConfig(table).columns.find(
    ({ name, dataType }) => !keys.has(name) && ['string', 'number', 'json'].includes(dataType),
  );
  if (!column) return;
  const values = { string: sql`'own'`, number: sql`777`, json: sql`'{"rus":"own"}'::jsonb` };
  const value = values[column.dataType as keyof typeof values];
  const set = sql`set ${sql.identifier(column.name)} = ${value}`;
  await db.execute(sql`update ${table} ${set} where ctid = (select ctid from ${table} limit 1)`);
}
