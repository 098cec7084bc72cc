import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database, embedded or PostgreSQL; also a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that this process opened. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}
