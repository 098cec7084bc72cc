import type { OpenDatabase } from '../database/database.ts';
import { openInMemory } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import { createDatabase, newName } from './postgres-databases.ts';

/** A database of a test's own with nothing but the schema in it; it goes with the run. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return openInMemory({ isEmpty: true });
  return openPostgres(await createDatabase(serverUrl, newName('foyer_test')));
}
