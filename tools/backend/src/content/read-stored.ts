import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { grouped } from '../modules/catalogue/catalogue.store.ts';
import { present, type PartRows, type Row, type Store } from './stores/store.ts';

/** Records read at once. */
const BATCH = 500;

/** A record of the database, with its id. */
export interface Stored {
  id: string;
  record: Row;
}

async function partsOf(
  db: Database,
  { parts }: Store,
  ids: readonly string[],
): Promise<(id: string) => PartRows> {
  const byName = await Promise.all(
    Object.entries(parts).map(async ([name, { table, of, owner, order }]) => {
      const query = db.select().from(table).where(of(ids));
      const rows = (await (order ? query.orderBy(order) : query)) as Row[];
      return [name, grouped(rows, owner)] as const;
    }),
  );
  return (id) => Object.fromEntries(byName.map(([name, rows]) => [name, rows.get(id) ?? []]));
}

/** The records of a kind, in the order of their ids, some hundred at a time. */
export async function* readStored(db: Database, store: Store): AsyncGenerator<Stored[]> {
  const { table, id, scope, recordOf } = store;
  // Compared by bytes, so that the order is the same in every database.
  const key = sql`(${id}) collate "C"`;
  let last: string | undefined;
  for (;;) {
    const rows = (await db
      .select({ ...getTableColumns(table), $id: sql<string>`${id}` })
      .from(table)
      .where(and(scope, last === undefined ? undefined : sql`${key} > ${last}`))
      .orderBy(key)
      .limit(BATCH)) as Row[];
    if (rows.length === 0) return;
    const ids = rows.map(({ $id }): string => $id);
    const parts = await partsOf(db, store, ids);
    yield rows.map(({ $id, ...row }) => ({ id: $id, record: present(recordOf(row, parts($id))) }));
    last = ids.at(-1);
  }
}

/** Which of these ids a table has, of whatever kind their rows are. */
export async function findStored(
  db: Database,
  { table, id }: Store,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(inArray(id, ids.slice(start, start + BATCH)));
    for (const row of rows) found.add(row.id);
  }
  return found;
}
