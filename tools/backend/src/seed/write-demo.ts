import type { Database } from '../database/database.ts';
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
  await tx.insert(schema.accounts).values(rows.map(({ account }) => account));
  await tx.insert(schema.profiles).values(rows.flatMap(({ profiles }) => profiles));
  await tx.insert(schema.devices).values(rows.flatMap(({ devices }) => devices));
  await tx.insert(schema.mediaPositions).values(rows.flatMap(({ positions }) => positions));
  await tx.insert(schema.favourites).values(rows.flatMap(({ favourites }) => favourites));
  await tx.insert(schema.messages).values(messageRows(now));
  await seedAccountSales(tx, now);
  return readDemoRows(tx);
}
