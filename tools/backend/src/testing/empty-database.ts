import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { openInMemory } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import { createDatabase, newName } from './postgres-databases.ts';

/** Settings of a service in a process of its own, on a database of the test's own without anything. */
export async function emptyDatabaseSettings(): Promise<Record<string, string>> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return { DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-backend-')) };
  return { DATABASE_URL: await createDatabase(serverUrl, newName('foyer_test')) };
}

/** A database of a test's own with nothing but the schema in it; it goes with the run. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return openInMemory({ isEmpty: true });
  return openPostgres(await createDatabase(serverUrl, newName('foyer_test')));
}
