import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openInMemory } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';

let opened: Promise<OpenDatabase> | undefined;

/** The one database of a test run: in memory, or the PostgreSQL of `TEST_DATABASE_URL`. */
export function testDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  opened ??= url ? openPostgres(url) : openInMemory();
  return opened;
}

/** Leaves nothing but the catalogue, as before the first start with demo powers. */
export async function emptyAccounts(db: Database): Promise<void> {
  // What belongs to an account or a profile goes with them.
  await db.execute(sql`truncate accounts, attempts, codes, outbox,
    provider_payments, provider_cards, ad_events, analytics_events,
    error_reports cascade`);
  await db.execute(sql`delete from facts where key in ('demo', 'clock_offset_ms')`);
}
