import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database, embedded or PostgreSQL; also a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that this process opened. */
export interface OpenDatabase {
  db: Database;
  /**
   * Listens for the notifications of a channel for as long as the database is open.
   *
   * @param onMessage - Given `undefined` for an empty message, and where messages may have been lost.
   * @returns How to stop.
   */
  listen(
    channel: string,
    onMessage: (payload: string | undefined) => void,
  ): Promise<() => Promise<void>>;
  /**
   * Asks the database for next to nothing, over the connections that all others use. May take as long as these do.
   *
   * @throws Error where it does not answer.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}
