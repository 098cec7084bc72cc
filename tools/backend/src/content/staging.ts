import { idOf, type ContentKind, type ContentRecord } from '@foyer/content';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Records written or read at once. */
const BATCH = 500;

/** The records of the files, kept by the database until the transaction ends: memory would not hold them all. */
export interface Staging {
  add(record: ContentRecord): Promise<void>;
  /** Writes down what was added last. */
  flush(): Promise<void>;
  /** The records of a kind in the order of the files, some hundred at a time. */
  read(kind: ContentKind): AsyncGenerator<ContentRecord[]>;
}

/** Makes the place for them in a transaction. */
export async function createStaging(tx: Database): Promise<Staging> {
  await tx.execute(sql`create temporary table content_lines (
    kind text not null, at integer not null, id text not null, record jsonb not null, primary key (kind, at)
  ) on commit drop`);
  let at = 0;
  let waiting: { kind: string; at: number; id: string; record: ContentRecord }[] = [];

  const flush = async () => {
    if (waiting.length === 0) return;
    const rows = JSON.stringify(waiting);
    waiting = [];
    await tx.execute(sql`insert into content_lines (kind, at, id, record)
      select kind, at, id, record from jsonb_to_recordset(${rows}::jsonb)
        as line(kind text, at integer, id text, record jsonb)`);
  };

  return {
    flush,
    add: async (record) => {
      waiting.push({ kind: record.kind, at, id: idOf(record), record });
      at += 1;
      if (waiting.length >= BATCH) await flush();
    },
    read: async function* (kind) {
      let last = -1;
      for (;;) {
        const { rows } = (await tx.execute(sql`select at, record from content_lines
          where kind = ${kind} and at > ${last} order by at limit ${BATCH}`)) as unknown as {
          rows: { at: number; record: ContentRecord }[];
        };
        if (rows.length === 0) return;
        yield rows.map(({ record }) => record);
        last = rows.at(-1)?.at ?? last;
      }
    },
  };
}
