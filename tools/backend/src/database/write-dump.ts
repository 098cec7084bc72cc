import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { dumpPath, openMigrated } from './embedded.ts';

rmSync(dumpPath, { force: true });
const engine = await PGlite.create();
const { db, close } = await openMigrated(engine);
await seedCatalogue(db);
const dump = await engine.dumpDataDir('gzip');
mkdirSync(dirname(dumpPath), { recursive: true });
const unfinishedPath = `${dumpPath}.${process.pid}`;
writeFileSync(unfinishedPath, new Uint8Array(await dump.arrayBuffer()));
// A start that runs meanwhile finds the whole dump or none.
renameSync(unfinishedPath, dumpPath);
await close();
console.log(`Wrote ${dumpPath}`);
