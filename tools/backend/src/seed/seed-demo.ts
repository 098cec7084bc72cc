import { eq, sql } from 'drizzle-orm';
import { StartRefusal } from '../config.ts';
import type { Database } from '../database/database.ts';
import { retryOnDeadlock } from '../database/retry-on-deadlock.ts';
import * as schema from '../database/schema.ts';
import { wake } from '../modules/events/announce.ts';
import type { Context } from '../server/call.ts';
import { accountRows } from './account-rows.ts';
import { accounts } from './accounts.ts';
import { messageRows } from './message-rows.ts';
import { hasCatalogue, seedCatalogue } from './seed-catalogue.ts';
import { seedAccountSales } from './services/account-sales.ts';

/** Key of the fact that says that everything in the database is a demo's. */
const MARKER = 'demo';

/** Any number, as long as every process of the service takes the same. */
const SEED_LOCK = 4_000_116;

const refusal = new StartRefusal(
  'CONTROL=1 is for a demo, but this database holds accounts and no demo marker: use another DATA_DIR or DATABASE_URL.',
);

async function hasMarker(db: Database): Promise<boolean> {
  const rows = await db.select().from(schema.facts).where(eq(schema.facts.key, MARKER));
  return rows.length > 0;
}

async function seedAccounts(db: Database, now: Date): Promise<void> {
  for (const seed of accounts) {
    const rows = await accountRows(seed, now);
    await db.insert(schema.accounts).values(rows.account);
    await db.insert(schema.profiles).values(rows.profiles);
    await db.insert(schema.devices).values(rows.devices);
    if (rows.positions.length > 0) await db.insert(schema.mediaPositions).values(rows.positions);
    if (rows.favourites.length > 0) await db.insert(schema.favourites).values(rows.favourites);
  }
  await db.insert(schema.messages).values(messageRows(now));
}

/** Several processes may start on one database at once. */
const oneAtATime = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);

/** Fills an empty database with the catalogue, and with demo powers with the demo accounts. */
export async function fillDatabase({ db, config, now }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    await oneAtATime(tx);
    const isDemo = await hasMarker(tx);
    const isUnused = (await tx.$count(schema.accounts)) === 0;
    if (config.hasDemoPowers && !isDemo && !isUnused) throw refusal;
    const isCatalogueOurs = isDemo || (await tx.$count(schema.mediaItems)) === 0 || isUnused;
    const isStale = isCatalogueOurs && !(await hasCatalogue(tx));
    if (isStale) await seedCatalogue(tx);
    if (!config.hasDemoPowers) return;
    if (isDemo && !isStale) return;
    await putDemoBack(tx, now());
  });
}

async function putDemoBack(tx: Database, now: Date): Promise<void> {
  // What belongs to an account or a profile goes with them.
  await tx.execute(
    sql`truncate ${schema.accounts}, ${schema.attempts}, ${schema.codes}, ${schema.outbox}, ${schema.providerPayments}, ${schema.providerCards}, ${schema.adEvents}, ${schema.analyticsEvents}, ${schema.errorReports} cascade`,
  );
  await seedAccounts(tx, now);
  await seedAccountSales(tx, now);
  await tx.insert(schema.facts).values({ key: MARKER, value: 'yes' }).onConflictDoNothing();
}

/**
 * Puts the demo data back; every session ends.
 *
 * @throws {@link StartRefusal} for a database without the demo marker, which stays as it is.
 */
export async function resetDemo({ db, config, now }: Context): Promise<void> {
  if (!config.hasDemoPowers) throw refusal;
  // Open pages go on asking meanwhile, and whole tables are locked.
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await oneAtATime(tx);
      if (!(await hasMarker(tx))) throw refusal;
      // No call changes the catalogue, and writing it takes seconds.
      if (!(await hasCatalogue(tx))) await seedCatalogue(tx);
      await putDemoBack(tx, now());
      await wake(tx);
    }),
  );
}
