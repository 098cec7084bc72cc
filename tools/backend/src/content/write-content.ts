import { keyOf, kindsInOrder, type ContentKind, type ContentRecord } from '@foyer/content';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { insertAsJson } from '../database/insert-as-json.ts';
import type { CheckedLines, Entry } from './check-lines.ts';
import type { Staging } from './staging.ts';
import { storeOf } from './stores/index.ts';
import type { Row, Store } from './stores/store.ts';

/** Records deleted at once. */
const BATCH = 500;

const batches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  );

/** Takes names that may go from one record to another out of the way. */
async function freeNames(
  tx: Database,
  { table, id, unique }: Store,
  ids: readonly string[],
): Promise<void> {
  if (!unique) return;
  const name = sql.identifier(unique.column.name);
  for (const some of batches(ids)) {
    await tx.execute(sql`update ${table} set ${name} = '~' || ${id} where ${inArray(id, some)}`);
  }
}

async function lastPosition(tx: Database, { table, isOrdered }: Store): Promise<number> {
  if (!isOrdered) return -1;
  const { rows } = (await tx.execute(
    sql`select coalesce(max(position), -1) as last from ${table}`,
  )) as unknown as { rows: { last: number }[] };
  return rows[0]?.last ?? -1;
}

async function deleteParts(tx: Database, { parts }: Store, ids: readonly string[]): Promise<void> {
  for (const { table, of } of Object.values(parts)) await tx.delete(table).where(of(ids));
}

/** Writes the records that are new or changed. */
export async function writeContent(
  tx: Database,
  { entries }: CheckedLines,
  staging: Staging,
  onRecords?: (count: number) => Promise<void>,
): Promise<void> {
  const waiting = [...entries.values()].filter(({ state }) => state !== 'unchanged');
  let count = 0;
  for (const kind of kindsInOrder) {
    const ofKind = waiting.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) continue;
    const store = storeOf(kind);
    const changed = ofKind.filter(({ state }) => state === 'changed').map(({ id }) => id);
    await freeNames(tx, store, changed);
    let last = await lastPosition(tx, store);
    const rowOf = (record: ContentRecord, { position }: Entry): Row => {
      const said = 'order' in record ? record.order : undefined;
      const row = store.rowOf(record);
      return store.isOrdered ? { ...row, position: said ?? position ?? (last += 1) } : row;
    };
    for await (const batch of staging.read(kind)) {
      const due = batch.flatMap((record) => {
        const entry = entries.get(keyOf(record));
        return entry && entry.state !== 'unchanged' ? [{ record, entry }] : [];
      });
      if (due.length === 0) continue;
      const rows = due.map(({ record, entry }) => rowOf(record, entry));
      await insertAsJson(tx, store.table, rows as never, { overwrites: true });
      await deleteParts(
        tx,
        store,
        due.map(({ entry }) => entry.id),
      );
      for (const [name, { table }] of Object.entries(store.parts)) {
        const partRows = due.flatMap(({ record }) => store.partsOf?.(record)[name] ?? []);
        if (partRows.length > 0) await insertAsJson(tx, table, partRows as never);
      }
      await onRecords?.((count += due.length));
    }
  }
}

/** Deletes records, what refers to others first. */
export async function deleteContent(
  tx: Database,
  ids: ReadonlyMap<ContentKind, readonly string[]>,
  onRecords?: (count: number) => Promise<void>,
): Promise<void> {
  let count = 0;
  for (const kind of kindsInOrder.toReversed()) {
    const store = storeOf(kind);
    for (const some of batches(ids.get(kind) ?? [])) {
      await deleteParts(tx, store, some);
      await tx.delete(store.table).where(inArray(store.id, some));
      await onRecords?.((count += some.length));
    }
  }
}
