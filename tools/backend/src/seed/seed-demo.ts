import { eq, sql } from 'drizzle-orm';
import { StartRefusal } from '@foyer/server';
import { hasDemoCatalogue } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import { retryOnDeadlock } from '../database/retry-on-deadlock.ts';
import * as schema from '../database/schema.ts';
import { wake } from '../modules/events/announce.ts';
import type { Context } from '../server/call.ts';
import { lockAccounts } from './account-tables.ts';
import { removeOtherRows, type DemoRows } from './demo-rows.ts';
import { restorePages } from './restore-pages.ts';
import { seedAgeLimits } from './seed-age-limits.ts';

/** Key of the fact that says that everything in the database is a demo's. */
const MARKER = 'demo';

/** Any number, as long as every process of the service takes the same. */
const SEED_LOCK = 4_000_116;

const refusal = new StartRefusal(
  'CONTROL=1 is for a demo, but this database holds accounts and no demo marker: use another DATA_DIR or DATABASE_URL.',
);

/** Fingerprint of the demo's catalogue, which the build writes in; absent where the source runs. */
declare const BUILT_CATALOGUE: string | undefined;

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>;

const hasMarker = async (db: Database): Promise<boolean> =>
  (await db.$count(schema.facts, eq(schema.facts.key, MARKER))) > 0;

/** Several processes may start on one database at once. */
const oneAtATime = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);

/** Demo data as this process has written it last. */
interface Written {
  rows: DemoRows;
  at: Date;
}

const written = new WeakMap<Database, Written>();

/**
 * Writes what the service cannot do without, the demo's catalogue where it is wanted, and with demo powers the demo
 * accounts, once. What somebody else has written stays.
 */
export async function fillDatabase({ db, config, now }: Surroundings): Promise<void> {
  const at = now();
  const rows = await db.transaction(async (tx) => {
    await oneAtATime(tx);
    const isDemo = await hasMarker(tx);
    if (config.hasDemoPowers && !isDemo && (await tx.$count(schema.accounts)) > 0) throw refusal;
    await seedAgeLimits(tx);
    if (config.catalogue === 'demo') await bringCatalogue(tx);
    if (!config.hasDemoPowers || isDemo) return undefined;
    await lockAccounts(tx);
    await tx.insert(schema.facts).values({ key: MARKER, value: 'yes' }).onConflictDoNothing();
    const { addDemo } = await import('./write-demo.ts');
    return addDemo(tx, at);
  });
  if (rows) written.set(db, { rows, at });
}

/**
 * The demo's texts are the larger part of the service: a service without a demo never loads them, nor does a built one
 * whose database has them already.
 */
async function bringCatalogue(tx: Database): Promise<void> {
  if (typeof BUILT_CATALOGUE === 'string' && (await hasDemoCatalogue(tx, BUILT_CATALOGUE))) return;
  const { fingerprint, seedCatalogue } = await import('./seed-catalogue.ts');
  if (!(await hasDemoCatalogue(tx, fingerprint))) await seedCatalogue(tx);
}

/** The times in the demo data are counted from when it was written, so it ages. */
const MAX_AGE_MS = 5 * 60 * 1000;

/**
 * Puts the demo data back; every session ends. Rows that were added are removed. Where rows of the demo data itself were
 * changed, and after some minutes, all of it is written again, which takes longer.
 *
 * @returns Whether all of it was written again.
 * @throws {@link StartRefusal} for a database without the demo marker, which stays as it is.
 */
export async function resetDemo({ db, config, now }: Surroundings): Promise<boolean> {
  if (!config.hasDemoPowers) throw refusal;
  const at = now();
  const last = written.get(db);
  const { writeDemo } = await import('./write-demo.ts');
  const isFresh = last && Math.abs(at.getTime() - last.at.getTime()) <= MAX_AGE_MS;
  // Open pages go on asking meanwhile, and whole tables are locked.
  const rows = await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await oneAtATime(tx);
      if (!(await hasMarker(tx))) throw refusal;
      await lockAccounts(tx);
      await wake(tx);
      if (config.catalogue === 'demo') await restorePages(tx);
      if (isFresh && (await removeOtherRows(tx, last.rows))) return undefined;
      return writeDemo(tx, at);
    }),
  );
  if (rows) written.set(db, { rows, at });
  return rows !== undefined;
}
