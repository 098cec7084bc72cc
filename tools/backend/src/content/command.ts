import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { silentLog, StartRefusal } from '@foyer/server';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { checkLines, refuseReferences } from './check-lines.ts';
import type { Difference } from './compare.ts';
import { exportLines } from './export-content.ts';
import { ContentFaults, createFaultList, describeFault } from './faults.ts';
import { importContent, type ImportOptions, type Step } from './import-content.ts';
import { findFiles, UnreadableFile } from './read-lines.ts';

const usage = `npm run content -- check FILE|FOLDER…
npm run content -- import FILE|FOLDER… [--dry-run] [--delete-missing] [--beside-demo]
npm run content -- export [--out FILE]`;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Says now and then how far it is. */
function progress(): (step: Step, count: number) => void {
  let saidAt = Date.now();
  return (step, count) => {
    if (Date.now() - saidAt < 1000) return;
    saidAt = Date.now();
    say(`${step}: ${count}`);
  };
}

function sayDifference({ byKind }: Difference, { deletesMissing, isDryRun }: ImportOptions): void {
  const gone = deletesMissing ? (isDryRun ? 'to delete' : 'deleted') : 'not in the files, kept';
  for (const [kind, { added, changed, unchanged, missing }] of byKind) {
    say(`${kind}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${missing} ${gone}`);
  }
  say(isDryRun ? 'A dry run: nothing was written.' : 'Done.');
}

async function check(files: readonly string[]): Promise<void> {
  const faults = createFaultList();
  const tell = progress();
  const checked = await checkLines(files, { faults, onLine: (count) => tell('reading', count) });
  refuseReferences(checked.references, faults);
  faults.refuse();
  say(`${checked.entries.size} records in ${files.length} files, no faults.`);
}

/** Standard output ends early where a reader has enough. */
async function write(db: Database, out: string | undefined, signal: AbortSignal): Promise<void> {
  const stream = out === undefined ? process.stdout : createWriteStream(out);
  const tell = progress();
  let count = 0;
  await db.transaction(
    async (tx) => {
      for await (const line of exportLines(tx, { signal })) {
        if (!stream.write(line)) await once(stream, 'drain');
        tell('writing', (count += 1));
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (stream !== process.stdout) {
    stream.end();
    await once(stream, 'close');
  }
  say(`${count} records.`);
}

async function withDatabase<T>(config: Config, use: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config, silentLog);
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

async function run(args: string[], signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'delete-missing': { type: 'boolean', default: false },
      'beside-demo': { type: 'boolean', default: false },
    },
  });
  const [command, ...paths] = positionals;
  const isExport = command === 'export';
  if (
    (!isExport && command !== 'check' && command !== 'import') ||
    (paths.length === 0) !== isExport
  ) {
    throw new StartRefusal(usage);
  }
  if (command === 'check') return check(await findFiles(paths));
  // A folder that is made by an import holds no demo, whatever its processes are told later.
  const config = {
    ...readConfig({ ...process.env, CONTROL: undefined }),
    catalogue: 'none',
  } as const;
  if (isExport) return withDatabase(config, (db) => write(db, values.out, signal));
  const files = await findFiles(paths);
  const options = {
    isDryRun: values['dry-run'],
    deletesMissing: values['delete-missing'],
    besideDemo: values['beside-demo'],
    onProgress: progress(),
    signal,
  };
  return withDatabase(config, async (db) =>
    sayDifference(await importContent(db, files, options), options),
  );
}

function sayRefusal(error: unknown): number {
  if (error instanceof ContentFaults) {
    for (const fault of error.faults) say(describeFault(fault));
    if (error.others > 0) say(`… and ${error.others} more.`);
    return 1;
  }
  if (error instanceof UnreadableFile) {
    say(describeFault({ ...error, field: '', reason: error.message }));
    return 1;
  }
  const isUsage = error instanceof TypeError && 'code' in error;
  if (error instanceof StartRefusal || isUsage) {
    say(error.message);
    return 1;
  }
  throw error;
}

/**
 * `npm run content`: checks, brings and gives the catalogue as files. docs/decisions/0140
 *
 * @returns The status that the process ends with: 1 for what was refused, 130 where it was stopped.
 */
export async function runContent(args: string[]): Promise<number> {
  const stop = new AbortController();
  // A terminal sends it to this process, and `npm` once more: the second must not end what is being undone.
  const onSignal = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  try {
    await run(args, stop.signal);
    return 0;
  } catch (error) {
    if (stop.signal.aborted) {
      say('Stopped; nothing was changed.');
      return 130;
    }
    return sayRefusal(error);
  }
}
