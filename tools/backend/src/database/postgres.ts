import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartRefusal } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './embedded.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import * as schema from './schema.ts';

/** Any number, as long as every process of the service takes the same. */
const MIGRATION_LOCK = 4_000_115;

/**
 * Opens a PostgreSQL database and brings its schema up to date, one process at a time.
 *
 * @throws {@link StartRefusal} when the database does not answer.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced at its next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartRefusal(`The database of DATABASE_URL does not answer: ${reason}.`);
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
  return {
    db: drizzle(pool, { schema }),
    listen: (channel, onMessage) => listenOnPostgres(url, channel, onMessage),
    close: () => pool.end(),
  };
}
