import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { silentLog, type Log } from '@foyer/server';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Config } from '../config.ts';
import { lockDataDir } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import { createLean } from './engine-speed.ts';
import { readDump } from './first-start.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { queryLogger } from './query-logger.ts';
import * as schema from './schema.ts';
import { unpack } from './unpack.ts';

/** PostgreSQL's own 128 MB take as long to lay out as the rest of a start; beyond these, files are read again. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Brings the schema up to date and wraps the engine. */
export async function openMigrated(engine: PGlite, log = silentLog): Promise<OpenDatabase> {
  await migrate(drizzle(engine, { schema }), { migrationsFolder });
  const db = drizzle(engine, { schema, logger: queryLogger(log) });
  return {
    db,
    listen: (channel, onMessage) =>
      engine.listen(channel, (payload) => onMessage(payload || undefined)),
    ping: async () => {
      await engine.query('select 1');
    },
    close: () => engine.close(),
  };
}

/** An engine in memory, gone with the process; with the demo's catalogue in it where that was written already. */
export function startInMemory({ isEmpty = false } = {}): Promise<PGlite> {
  const dump = readDump(isEmpty ? 'none' : 'demo');
  const filled = dump && { loadDataDir: new Blob([dump], { type: 'application/x-tar' }) };
  return PGlite.create({ startParams, ...filled });
}

/** A database on such an engine. */
export async function openInMemory(options?: { isEmpty?: boolean }): Promise<OpenDatabase> {
  return openMigrated(await startInMemory(options));
}

/**
 * Opens the embedded database in a folder, making it at the first start.
 *
 * Every commit has been written to its files before it is acknowledged, so a killed process loses
 * nothing; the engine has no flush to the disk itself, so a power cut may: use PostgreSQL there.
 *
 * @throws StartRefusal while another process uses the folder.
 */
export async function openEmbedded(
  { dataDir, catalogue }: Pick<Config, 'dataDir' | 'catalogue'>,
  log: Log,
): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir);
  const path = join(dataDir, 'database');
  const readyPath = join(dataDir, 'database.ready');
  try {
    const isReady = existsSync(readyPath);
    // A first start that was killed leaves half a database, which nobody has written to yet.
    if (!isReady) {
      rmSync(path, { recursive: true, force: true });
      const dump = readDump(catalogue);
      if (dump) unpack(dump, path);
    }
    const engine = await createLean(() =>
      PGlite.create({ dataDir: path, relaxedDurability: false, startParams }),
    );
    const database = await openMigrated(engine, log);
    writeFileSync(readyPath, '');
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
