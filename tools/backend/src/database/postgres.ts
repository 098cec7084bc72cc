import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { silentLog, StartRefusal } from '@foyer/server';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { queryLogger } from './query-logger.ts';
import * as schema from './schema.ts';

/** Any number, as long as every process of the service takes the same. */
const MIGRATION_LOCK = 4_000_115;

/** A connection on which no answer comes in this time is given up, so that the next ping gets another one. */
const pingQuery = { text: 'select 1', query_timeout: 1500 };

/**
 * Opens a PostgreSQL database and brings its schema up to date, one process at a time.
 *
 * @throws {@link StartRefusal} when the database does not answer.
 */
export async function openPostgres(url: string, log = silentLog): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced at its next use; unheard, the event would end the process.
  pool.on('error', (error) => log.warn('A connection to the database broke', {}, error));
  // One that is in use has no listener of the pool's. What runs on it fails by itself.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
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
    db: drizzle(pool, { schema, logger: queryLogger(log) }),
    listen: (channel, onMessage) => listenOnPostgres(url, channel, onMessage),
    ping: async () => {
      await pool.query(pingQuery);
    },
    close: () => pool.end(),
  };
}
