import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openMigrated } from '../database/embedded.ts';
import { migrationsFolder } from '../database/migrations-folder.ts';
import { openPostgres } from '../database/postgres.ts';
import * as schema from '../database/schema.ts';
import { createDatabase, newName } from './postgres-databases.ts';

/** A database as the first version has left it. */
export interface FirstSchema {
  db: Database;
  /** Opens it with the version of today, which brings the schema up to date. */
  upgrade(): Promise<OpenDatabase>;
}

/** The migrations of the first version alone. */
function firstMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-first-schema-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

/** Makes a database with the schema of the first version and nothing in it. */
export async function openFirstSchema(): Promise<FirstSchema> {
  const first = { migrationsFolder: firstMigrations() };
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) {
    const url = await createDatabase(serverUrl, newName('foyer_test'));
    const pool = new Pool({ connectionString: url });
    const db = drizzleNode(pool, { schema });
    await migrateNode(db, first);
    const upgrade = async () => {
      await pool.end();
      return openPostgres(url);
    };
    return { db, upgrade };
  }
  const engine = await PGlite.create();
  const db = drizzle(engine, { schema });
  await migrate(db, first);
  return { db, upgrade: () => openMigrated(engine) };
}
