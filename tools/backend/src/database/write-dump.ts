import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import type { Database } from './database.ts';
import { openMigrated } from './embedded.ts';
import { dumpPath } from './first-start.ts';
import { beginLogFile, dropTemplates, pack } from './pack.ts';

/** A new file of the log is then all zeros, and no old one with another name. */
const startParams = [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'];

const folder = mkdtempSync(join(tmpdir(), 'foyer-dump-'));

/** Keeps the database as it stands once it is filled and closed: a first start then has nothing to recover. */
async function write(
  catalogue: Config['catalogue'],
  fill?: (db: Database) => Promise<void>,
): Promise<void> {
  const engine = await PGlite.create({ dataDir: folder, startParams });
  const { db, close } = await openMigrated(engine);
  await fill?.(db);
  await dropTemplates(engine);
  const logFile = await beginLogFile(engine);
  await close();
  const path = dumpPath(catalogue);
  mkdirSync(dirname(path), { recursive: true });
  const unfinishedPath = `${path}.${process.pid}`;
  writeFileSync(unfinishedPath, zstdCompressSync(pack(folder, logFile)));
  // A start that runs meanwhile finds the whole dump or none.
  renameSync(unfinishedPath, path);
  console.log(`Wrote ${path}`);
}

for (const catalogue of ['none', 'demo'] as const) rmSync(dumpPath(catalogue), { force: true });
try {
  await write('none');
  await write('demo', seedCatalogue);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
