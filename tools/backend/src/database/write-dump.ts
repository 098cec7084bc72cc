import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { openMigrated } from './embedded.ts';
import { dumpPath } from './first-start.ts';
import { withoutUnusedLog } from './without-unused-log.ts';

const engine = await PGlite.create();

/** Keeps the database as it stands. */
async function write(catalogue: Config['catalogue']): Promise<void> {
  const path = dumpPath(catalogue);
  // What stands in the log alone would be worked through again at every first start.
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('none');
  mkdirSync(dirname(path), { recursive: true });
  const unfinishedPath = `${path}.${process.pid}`;
  const needed = await withoutUnusedLog(engine, Buffer.from(await dump.arrayBuffer()));
  writeFileSync(unfinishedPath, zstdCompressSync(needed));
  // A start that runs meanwhile finds the whole dump or none.
  renameSync(unfinishedPath, path);
  console.log(`Wrote ${path}`);
}

for (const catalogue of ['none', 'demo'] as const) rmSync(dumpPath(catalogue), { force: true });
const { db, close } = await openMigrated(engine);
await write('none');
await seedCatalogue(db);
await write('demo');
await close();
