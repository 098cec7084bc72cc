import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { primaryKeyOf } from '../database/primary-key.ts';
import { allTables } from './account-tables.ts';

/** A table of the catalogue with everything that the demo has in it. */
export interface FilledTable {
  table: PgTable;
  rows: readonly Row[];
  /** What a row is about, where no key of the database says so. */
  about?: (row: Row) => { table: PgTable; id: string } | undefined;
}

/** A row as Drizzle takes it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows of one statement: PostgreSQL takes 65,535 values at most. */
const ROWS_AT_ONCE = 500;

const isDemo = (table: PgTable): SQL => sql`${table}.${sql.identifier('is_demo')}`;

const isSelf = (table: PgTable, other: PgTable) => getTableName(table) === getTableName(other);

/** The columns that no two rows may share, beside the primary key. */
function uniqueKeys(table: PgTable): readonly (readonly PgColumn[])[] {
  const { columns, indexes, uniqueConstraints } = getTableConfig(table);
  return [
    ...columns.filter(({ isUnique }) => isUnique).map((column) => [column]),
    ...uniqueConstraints.map((constraint) => constraint.columns),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config }) => config.columns as PgColumn[]),
  ];
}

const propertyOf = (table: PgTable, column: PgColumn): string => {
  const found = Object.entries(getTableColumns(table)).find(([, { name }]) => name === column.name);
  if (!found) throw new Error(`${getTableName(table)} has no column ${column.name}`);
  return found[0];
};

/** What a row has in these columns, to be compared; nothing where one of them is empty. */
function keyOf(table: PgTable, columns: readonly PgColumn[], row: Row): string | undefined {
  const values = columns.map((column) => row[propertyOf(table, column)] ?? null);
  return values.includes(null) ? undefined : JSON.stringify(values);
}

/** Another table, or the same one, that rows of a table refer to. */
const references = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    return { columns, foreignTable, foreignColumns, isPart: key.onDelete === 'cascade' };
  });

/**
 * Brings the demo's rows up to date. Rows that an operator has written or changed, which their mark tells
 * (`drizzle/0001_demo_rows.sql`), stay as they are. So does a demo row that an operator's row refers to, and no demo row
 * becomes a part of an operator's.
 *
 * @param tables - In an order in which each row finds what it refers to.
 */
export async function writeDemoRows(tx: Database, tables: readonly FilledTable[]): Promise<void> {
  await tx.execute(sql`select set_config('foyer.seed', 'on', true)`);
  for (const filled of tables.toReversed()) await deleteStale(tx, filled);
  const written = new Map<string, ReadonlySet<string>>();
  for (const filled of tables) {
    const { table } = filled;
    const ours = await rowsToWrite(tx, filled, written);
    await upsert(tx, table, ours);
    const keys = ours.map((row) => keyOf(table, primaryKeyOf(table), row) ?? '');
    written.set(getTableName(table), new Set(keys));
  }
  await tx.execute(sql`select set_config('foyer.seed', 'off', true)`);
}

/** Deletes rows that the demo has no longer, unless another row refers to them. */
async function deleteStale(tx: Database, { table, rows }: FilledTable): Promise<void> {
  const key = primaryKeyOf(table);
  const kept = JSON.stringify(
    rows.map((row) => key.map((column) => row[propertyOf(table, column)])),
  );
  const referring = allTables.flatMap((other) =>
    references(other)
      .filter(({ foreignTable }) => isSelf(foreignTable, table))
      .map(({ columns: [from], foreignColumns: [to] }) => {
        if (!from || !to) throw new Error(`${getTableName(other)} refers to nothing`);
        return sql`not exists (select 1 from ${other} as referring where referring.${sql.identifier(from.name)} = ${to}${
          isSelf(other, table) ? sql` and not referring.is_demo` : sql``
        })`;
      }),
  );
  const columns = sql.join([...key], sql`, `);
  const conditions = [
    isDemo(table),
    sql`jsonb_build_array(${columns}) not in (select value from jsonb_array_elements(${kept}::jsonb))`,
    ...referring,
  ];
  await tx.delete(table).where(sql.join(conditions, sql` and `));
}

/** The rows that the seed may write: no row or part of a row of an operator, and none that breaks a unique key. */
async function rowsToWrite(
  tx: Database,
  { table, rows, about }: FilledTable,
  written: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<readonly Row[]> {
  const key = primaryKeyOf(table);
  const uniques = uniqueKeys(table);
  const there = (await tx
    .select({ ...getTableColumns(table), isOurs: isDemo(table) })
    .from(table)) as readonly Row[];
  const operatorKeys = new Set(
    there.filter(({ isOurs }) => !isOurs).map((row) => keyOf(table, key, row)),
  );
  const holders = uniques.map(
    (columns) =>
      new Map(there.map((row) => [keyOf(table, columns, row), keyOf(table, key, row)] as const)),
  );
  const breaksUniqueKey = (row: Row) =>
    uniques.some((columns, index) => {
      const value = keyOf(table, columns, row);
      const holder = value === undefined ? undefined : holders[index]?.get(value);
      return holder !== undefined && holder !== keyOf(table, key, row);
    });
  const parents = references(table).filter(({ isPart }) => isPart);
  const isPartOfOperatorRow = (row: Row, own: ReadonlySet<string | undefined>) =>
    parents.some(({ columns, foreignTable }) => {
      const parent = keyOf(table, columns, row);
      const known = isSelf(foreignTable, table) ? own : written.get(getTableName(foreignTable));
      return parent !== undefined && known !== undefined && !known.has(parent);
    });
  const isAboutOperatorRow = (row: Row) => {
    const subject = about?.(row);
    return subject && !written.get(getTableName(subject.table))?.has(JSON.stringify([subject.id]));
  };
  let ours = rows.filter(
    (row) =>
      !operatorKeys.has(keyOf(table, key, row)) &&
      !breaksUniqueKey(row) &&
      !isAboutOperatorRow(row),
  );
  // Parts of parts of the same table: an episode of a season of a series.
  for (let before = -1; before !== ours.length;) {
    before = ours.length;
    const own = new Set(ours.map((row) => keyOf(table, key, row)));
    ours = ours.filter((row) => !isPartOfOperatorRow(row, own));
  }
  return ours;
}

async function upsert(tx: Database, table: PgTable, rows: readonly Row[]): Promise<void> {
  const key = primaryKeyOf(table);
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !key.some(({ name }) => name === column.name))
      .map(([property, { name }]) => [property, sql`excluded.${sql.identifier(name)}`]),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const insert = tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
    await (Object.keys(set).length === 0
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: [...key], set, setWhere: isDemo(table) }));
  }
}
