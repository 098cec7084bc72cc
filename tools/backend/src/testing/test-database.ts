import type { Log } from '@foyer/server';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openMigrated, startInMemory } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import { facts } from '../database/schema.ts';
import { resetDemo } from '../seed/seed-demo.ts';
import { deleteAccountRows } from '../seed/account-tables.ts';
import type { Context } from '../server/call.ts';
import { copyTemplate } from './database-template.ts';
import { usesDatabase } from './database-tests.ts';

/** Opens the database of a worker, with a log of its queries where one is given. */
type Open = (log?: Log) => Promise<OpenDatabase>;

let created: Promise<Open> | undefined;
let opened: Promise<OpenDatabase> | undefined;

/**
 * The one database of a worker: in memory, or a copy of the run's template on PostgreSQL.
 *
 * @throws Error in a test that would be left out on PostgreSQL.
 */
export function testDatabase(): Promise<OpenDatabase> {
  assertSeen();
  opened ??= open();
  return opened;
}

/** The same database, its queries in a log. */
export function loggedTestDatabase(log: Log): Promise<OpenDatabase> {
  assertSeen();
  return open(log);
}

function assertSeen(): void {
  const { testPath } = expect.getState();
  if (testPath && usesDatabase(testPath)) return;
  throw new Error(`${testPath} uses a database, but database-tests.ts does not see that`);
}

async function open(log?: Log): Promise<OpenDatabase> {
  created ??= create();
  const openAgain = await created;
  return openAgain(log);
}

async function create(): Promise<Open> {
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (template && serverUrl) {
    const url = await copyTemplate({ serverUrl, name: template });
    return (log) => openPostgres(url, log);
  }
  const engine = await startInMemory();
  return (log) => openMigrated(engine, log);
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
