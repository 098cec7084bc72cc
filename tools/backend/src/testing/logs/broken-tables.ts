import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import * as schema from '../../database/schema.ts';

/** How a table fails: it is not there, or takes no row, which the database answers with the whole row. */
export type Break = 'hidden' | 'closed';

/** Names of all tables. */
export const allTables: readonly string[] = Object.values<unknown>(schema)
  .filter((one): one is PgTable => is(one, PgTable))
  .map((table) => getTableConfig(table).name);

/** Runs something while tables are broken, and mends them. */
export async function whileBroken<Result>(
  db: Database,
  how: Break,
  tables: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  const each = async (statementOf: (table: string) => string): Promise<void> => {
    const statements = tables.map(statementOf).join('; ');
    await db.execute(sql.raw(`do $$ begin ${statements}; end $$`));
  };
  const isHidden = how === 'hidden';
  await each((table) =>
    isHidden
      ? `alter table "${table}" rename to "${table}_hidden"`
      : `alter table "${table}" add constraint "closed" check (false) not valid`,
  );
  try {
    return await run();
  } finally {
    await each((table) =>
      isHidden
        ? `alter table "${table}_hidden" rename to "${table}"`
        : `alter table "${table}" drop constraint "closed"`,
    );
  }
}

/** The tables that a statement reads and writes. */
export function tablesOf(statement: string): { read: string[]; written: string[] } {
  const named = (words: RegExp): string[] =>
    [...statement.matchAll(words)].map(([, name]) => name ?? '');
  return {
    read: named(/\b(?:from|join) "(\w+)"/giu),
    written: named(/\b(?:insert into|update) "(\w+)"/giu),
  };
}
