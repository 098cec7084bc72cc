import { keyOfId, type ContentKind } from '@foyer/content';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hashOf } from './canonical.ts';
import type { CheckedLines, Entry } from './check-lines.ts';
import type { FaultList } from './faults.ts';
import { findStored, readStored } from './read-stored.ts';
import { storeOf, stores } from './stores/index.ts';
import { uniqueNamesOf } from './unique-names.ts';

/** How many records of a kind would come, change, stay and go. */
export interface KindDifference {
  added: number;
  changed: number;
  unchanged: number;
  /** In the database and not in the files; deleted only when that was asked for. */
  missing: number;
}

/** What an import changes. */
export interface Difference {
  byKind: Map<ContentKind, KindDifference>;
  /** Ids of what the files do not hold. */
  missing: Map<ContentKind, string[]>;
}

interface Options {
  faults: FaultList;
  deletesMissing: boolean;
  onRecords?: (count: number) => Promise<void>;
}

const faultOf = ({ file, line }: Entry, field: string, reason: string) => ({
  file,
  line,
  field,
  reason,
});

/** Compares what the files hold with the records of the same kinds in the database. */
export async function compare(
  db: Database,
  { entries, unique }: CheckedLines,
  { faults, deletesMissing, onRecords }: Options,
): Promise<Difference> {
  const kinds = new Set([...entries.values()].map(({ kind }) => kind));
  const difference: Difference = { byKind: new Map(), missing: new Map() };
  let count = 0;
  for (const store of stores.filter(({ kind }) => kinds.has(kind))) {
    const { kind } = store;
    const counts = { added: 0, changed: 0, unchanged: 0, missing: 0 };
    const missing: string[] = [];
    for await (const batch of readStored(db, store)) {
      for (const { id, record } of batch) {
        const entry = entries.get(keyOfId(kind, id));
        if (entry?.kind === kind) {
          const isSame = hashOf(record, entry) === entry.hash;
          entry.state = isSame ? 'unchanged' : 'changed';
          entry.position = record['order'];
          counts[entry.state] += 1;
          continue;
        }
        if (entry) faults.add(faultOf(entry, 'kind', `"${id}" is a ${kind} already`));
        missing.push(id);
        if (deletesMissing) continue;
        for (const { field, name } of uniqueNamesOf(record)) {
          const holder = unique.get(name);
          if (holder) faults.add(faultOf(holder, field, `${name} is that of ${kind} "${id}"`));
        }
      }
      await onRecords?.((count += batch.length));
    }
    counts.missing = missing.length;
    difference.byKind.set(kind, counts);
    difference.missing.set(kind, missing);
  }
  for (const { kind, state } of entries.values()) {
    const counts = difference.byKind.get(kind);
    if (state === 'new' && counts) counts.added += 1;
  }
  return difference;
}

/** Leaves the references to what is in neither files nor database, or would be deleted from it. */
export async function findLost(
  db: Database,
  { references }: CheckedLines,
  deleted: ReadonlyMap<ContentKind, readonly string[]>,
): Promise<CheckedLines['references']> {
  const gone = new Set([...deleted].flatMap(([kind, ids]) => ids.map((id) => keyOfId(kind, id))));
  const found = new Set<string>();
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const ids = new Set(references.filter((one) => one.kind === kind).map(({ id }) => id));
    for (const id of await findStored(db, storeOf(kind), [...ids])) found.add(keyOfId(kind, id));
  }
  return references.filter(({ key }) => !found.has(key) || gone.has(key));
}

/** Adds faults for what only the database knows to be wrong. */
export async function refuseChanges(
  db: Database,
  { entries }: CheckedLines,
  faults: FaultList,
): Promise<void> {
  const prices = (await db.execute(sql`
    select line.id, price.value->>'id' as price, kept.amount, kept.currency, kept.option_id as offer
    from content_lines as line, jsonb_array_elements(line.record->'prices') as price
    join purchase_prices as kept on kept.id = price.value->>'id'
    where line.kind = 'offer' and (kept.option_id <> line.id
      or kept.amount <> (price.value->>'amount')::integer or kept.currency <> price.value->>'currency')
  `)) as unknown as {
    rows: { id: string; price: string; amount: number; currency: string; offer: string }[];
  };
  for (const { id, price, amount, currency, offer } of prices.rows) {
    const entry = entries.get(keyOfId('offer', id));
    const reason =
      offer === id
        ? `price "${price}" is ${amount} ${currency}; another amount needs another id`
        : `price "${price}" is that of offer "${offer}"`;
    if (entry) faults.add(faultOf(entry, 'prices', reason));
  }
  const pages = (await db.execute(
    sql`select alias from pages where not is_demo and deleted_at is null`,
  )) as unknown as { rows: { alias: string }[] };
  for (const { alias } of pages.rows) {
    const entry = entries.get(keyOfId('page', alias));
    if (!entry || entry.state === 'unchanged') continue;
    faults.add(faultOf(entry, 'id', 'page editors keep this page: publish it in the composer'));
  }
}
