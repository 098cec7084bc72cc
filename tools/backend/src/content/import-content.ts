import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { StartRefusal } from '@foyer/server';
import { renewCatalogueVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import { seedAgeLimits } from '../seed/seed-age-limits.ts';
import { checkLines, refuseReferences } from './check-lines.ts';
import { compare, findLost, refuseChanges, type Difference } from './compare.ts';
import { createFaultList } from './faults.ts';
import { createStaging } from './staging.ts';
import { stores } from './stores/index.ts';
import { deleteContent, writeContent } from './write-content.ts';

/** Any number, as long as every import takes the same. */
const IMPORT_LOCK = 4_000_117;

/** A part of an import. */
export type Step = 'reading' | 'comparing' | 'writing' | 'deleting';

/** How an import is to go. */
export interface ImportOptions {
  /** Whether records that the files do not hold are deleted, of the kinds that they hold. */
  deletesMissing?: boolean;
  /** Whether nothing is written in the end. */
  isDryRun?: boolean;
  /** Whether a catalogue with rows of the demo may be changed. */
  besideDemo?: boolean;
  onProgress?: (step: Step, count: number) => void;
  /** Stops it; the database stays as it was. */
  signal?: AbortSignal;
}

/** Ends the transaction without a trace. */
class Undone extends Error {}

async function holdsDemo(tx: Database): Promise<boolean> {
  const parts = stores
    .filter(({ kind }) => kind !== 'programme')
    .map(({ table }) => sql`(select 1 from ${table} where is_demo limit 1)`);
  const { rows } = (await tx.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}

/**
 * Brings the records of files into the database: all in one transaction, or nothing.
 *
 * @param files - Of JSON lines.
 * @returns What is different, written or not.
 * @throws ContentFaults with all that is wrong in the files.
 * @throws StartRefusal for a catalogue of the demo.
 * @throws DOMException `AbortError` once it was stopped.
 */
export async function importContent(
  db: Database,
  files: readonly string[],
  {
    deletesMissing = false,
    isDryRun = false,
    besideDemo = false,
    onProgress,
    signal,
  }: ImportOptions = {},
): Promise<Difference> {
  let difference: Difference | undefined;
  // The embedded database answers within the same turn: without another turn the process would hear of no stop.
  const goOn = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  const tell = (step: Step) => async (count: number) => {
    onProgress?.(step, count);
    await goOn();
  };
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`);
      if (!besideDemo && (await holdsDemo(tx))) {
        throw new StartRefusal(
          'The database holds the catalogue of the demo: use another DATA_DIR or DATABASE_URL, or --beside-demo to change it.',
        );
      }
      await seedAgeLimits(tx);
      const faults = createFaultList();
      const staging = await createStaging(tx);
      const checked = await checkLines(files, {
        faults,
        onRecord: staging.add,
        onLine: (lines) => {
          onProgress?.('reading', lines);
          signal?.throwIfAborted();
        },
      });
      await staging.flush();
      difference = await compare(tx, checked, {
        faults,
        deletesMissing,
        onRecords: tell('comparing'),
      });
      const { missing } = difference;
      const lost = await findLost(tx, checked, deletesMissing ? missing : new Map());
      refuseReferences(lost, faults);
      await refuseChanges(tx, checked, faults);
      faults.refuse();
      if (isDryRun) throw new Undone();
      await writeContent(tx, checked, staging, tell('writing'));
      if (deletesMissing) await deleteContent(tx, missing, tell('deleting'));
      const changes = [...difference.byKind.values()].some(
        ({ added, changed, missing: gone }) => added + changed + (deletesMissing ? gone : 0) > 0,
      );
      if (changes) await renewCatalogueVersion(tx);
      await goOn();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!difference) throw new Error('Nothing was compared');
  return difference;
}
