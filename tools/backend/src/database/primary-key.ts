import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table's primary key. */
export function primaryKeyOf(table: PgTable): readonly PgColumn[] {
  const [composite] = getTableConfig(table).primaryKeys;
  return composite?.columns ?? getTableConfig(table).columns.filter(({ primary }) => primary);
}
