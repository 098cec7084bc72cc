import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** PostgreSQL builds a text in memory. */
const MOST_ROWS_OF_A_TEXT = 5000;

/** Columns whose values are the same in JSON as in a row. */
const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'json', 'array']);

function plainColumns(table: PgTable): readonly [key: string, column: PgColumn][] {
  const columns = Object.entries(getTableColumns(table));
  for (const [, column] of columns) {
    if (!plainTypes.has(column.dataType) || column.getSQLType().startsWith('numeric')) {
      throw new TypeError(`${getTableName(table)}.${column.name} cannot be read as JSON.`);
    }
  }
  return columns;
}

/**
 * All rows of a table, some thousand as one JSON text: read value by value, a large table costs the embedded database
 * and this process twice as much CPU.
 *
 * @param order - A column that orders the rows.
 * @param mostRows - Of one text.
 * @throws TypeError where the values of a column are not the same in JSON, such as a moment, which becomes a `Date`.
 */
export async function readRows<Table extends PgTable>(
  db: Database,
  table: Table,
  order: PgColumn,
  mostRows = MOST_ROWS_OF_A_TEXT,
): Promise<Table['$inferSelect'][]> {
  const columns = plainColumns(table);
  const values = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const parts = await db
    .select({
      rows: sql<unknown[][]>`json_agg(json_build_array(${values}) order by "at")`,
    })
    .from(
      sql`(select *, row_number() over (order by ${sql.identifier(order.name)}) as "at" from ${table}) as numbered`,
    )
    .groupBy(sql`("at" - 1) / ${mostRows}::int`)
    .orderBy(sql`min("at")`);
  return parts.flatMap(({ rows }) =>
    rows.map((row) => Object.fromEntries(columns.map(([key], at) => [key, row[at]]))),
  ) as Table['$inferSelect'][];
}
