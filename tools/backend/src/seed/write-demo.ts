import type { Database } from '../database/database.ts';
import { insertAsJson } from '../database/insert-as-json.ts';
import * as schema from '../database/schema.ts';
import { accountRows } from './account-rows.ts';
import { deleteAccountRows } from './account-tables.ts';
import { accounts } from './accounts.ts';
import { readDemoRows, type DemoRows } from './demo-rows.ts';
import { messageRows } from './message-rows.ts';
import { seedAccountSales } from './services/account-sales.ts';

/**
 * Replaces everything that belongs to accounts by the demo data, whose times are counted from `now`. Everybody else must
 * be locked out of these tables.
 */
export async function writeDemo(tx: Database, now: Date): Promise<DemoRows> {
  await deleteAccountRows(tx);
  return addDemo(tx, now);
}

/** Adds the demo data to a database without accounts; likewise. */
export async function addDemo(tx: Database, now: Date): Promise<DemoRows> {
  const rows = await Promise.all(accounts.map((seed) => accountRows(seed, now)));
  await insertAsJson(
    tx,
    schema.accounts,
    rows.map(({ account }) => account),
  );
  await insertAsJson(
    tx,
    schema.profiles,
    rows.flatMap(({ profiles }) => profiles),
  );
  await insertAsJson(
    tx,
    schema.devices,
    rows.flatMap(({ devices }) => devices),
  );
  await insertAsJson(
    tx,
    schema.mediaPositions,
    rows.flatMap(({ positions }) => positions),
  );
  await insertAsJson(
    tx,
    schema.favourites,
    rows.flatMap(({ favourites }) => favourites),
  );
  await insertAsJson(tx, schema.messages, messageRows(now));
  await seedAccountSales(tx, now);
  return readDemoRows(tx);
}
