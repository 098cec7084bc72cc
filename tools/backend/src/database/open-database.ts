import type { Log } from '@foyer/server';
import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Opens the database that the settings name: PostgreSQL, else the embedded one. The other is not even loaded.
 *
 * @throws StartRefusal when it does not answer, or another process uses its folder.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl, log);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config, log);
}
