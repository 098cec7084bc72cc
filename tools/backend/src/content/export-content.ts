import type { Database } from '../database/database.ts';
import { readStored } from './read-stored.ts';
import { stores } from './stores/index.ts';

/** All records of a database as lines, each after what it refers to; one moment of it where `db` is a transaction that repeats reads. */
export async function* exportLines(
  db: Database,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<string> {
  for (const store of stores) {
    for await (const batch of readStored(db, store)) {
      signal?.throwIfAborted();
      for (const { record } of batch) yield `${JSON.stringify(record)}\n`;
    }
  }
}
