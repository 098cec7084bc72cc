import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Config } from '../config.ts';
import { lockDataDir } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

/** The SQL of every change of the schema. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** A migrated database with the demo's catalogue in it, made by `npm run dump`; only saves time. */
export const dumpPath = fileURLToPath(new URL('../../dist/first-start.tar.gz', import.meta.url));

const readDump = (): { loadDataDir?: Blob } =>
  existsSync(dumpPath) ? { loadDataDir: new Blob([readFileSync(dumpPath)]) } : {};

/** Brings the schema up to date and wraps the engine. */
export async function openMigrated(engine: PGlite): Promise<OpenDatabase> {
  const db = drizzle(engine, { schema });
  await migrate(db, { migrationsFolder });
  return {
    db,
    listen: (channel, onMessage) =>
      engine.listen(channel, (payload) => onMessage(payload || undefined)),
    close: () => engine.close(),
  };
}

/** A database in memory, gone with the process; with the demo's catalogue in it where that was written already. */
export async function openInMemory({ isEmpty = false } = {}): Promise<OpenDatabase> {
  return openMigrated(await PGlite.create(isEmpty ? {} : readDump()));
}

/**
 * Opens the embedded database in a folder, making it at the first start.
 *
 * Every commit has been written to its files before it is acknowledged, so a killed process loses
 * nothing; the engine has no flush to the disk itself, so a power cut may: use PostgreSQL there.
 *
 * @throws StartRefusal while another process uses the folder.
 */
export async function openEmbedded({
  dataDir,
  catalogue,
}: Pick<Config, 'dataDir' | 'catalogue'>): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir);
  const path = join(dataDir, 'database');
  const readyPath = join(dataDir, 'database.ready');
  try {
    const isReady = existsSync(readyPath);
    // A first start that was killed leaves half a database, which nobody has written to yet.
    if (!isReady) rmSync(path, { recursive: true, force: true });
    const engine = await PGlite.create({
      dataDir: path,
      relaxedDurability: false,
      ...(isReady || catalogue === 'none' ? {} : readDump()),
    });
    const database = await openMigrated(engine);
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
