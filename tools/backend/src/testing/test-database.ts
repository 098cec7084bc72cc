import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openInMemory } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import { facts } from '../database/schema.ts';
import { resetDemo } from '../seed/seed-demo.ts';
import { deleteAccountRows } from '../seed/account-tables.ts';
import type { Context } from '../server/call.ts';
import { copyTemplate } from './database-template.ts';
import { usesDatabase } from './database-tests.ts';

let opened: Promise<OpenDatabase> | undefined;

/**
 * The one database of a worker: in memory, or a copy of the run's template on PostgreSQL.
 *
 * @throws Error in a test that would be left out on PostgreSQL.
 */
export function testDatabase(): Promise<OpenDatabase> {
  const { testPath } = expect.getState();
  if (!testPath || !usesDatabase(testPath)) {
    throw new Error(`${testPath} uses a database, but database-tests.ts does not see that`);
  }
  opened ??= open();
  return opened;
}

async function open(): Promise<OpenDatabase> {
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!template || !serverUrl) return openInMemory();
  return openPostgres(await copyTemplate({ serverUrl, name: template }));
}

/** Leaves what a first start leaves: the catalogue, and with demo powers the demo data. */
export async function cleanDatabase(
  context: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<void> {
  const { db, config } = context;
  await db.delete(facts).where(eq(facts.key, 'clock_offset_ms'));
  const isDemo = (await db.$count(facts, eq(facts.key, 'demo'))) > 0;
  if (isDemo && config.hasDemoPowers) {
    await resetDemo(context);
  } else {
    await deleteAccountRows(db);
    await db.delete(facts).where(eq(facts.key, 'demo'));
  }
}
