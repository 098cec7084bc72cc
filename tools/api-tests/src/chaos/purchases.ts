import { setTimeout as wait } from 'node:timers/promises';
import { readBooks } from './books.ts';
import { compare, type Comparison } from './compare.ts';
import { type Run, runBuyers, type RunOptions } from './run-buyers.ts';
import { moveClock, type Shop } from './shop.ts';

/** What a run came to. */
export interface Outcome extends Comparison, Run {}

const MINUTE_MS = 60_000;

/** Two turns of the jobs, which look at the clock each second. */
const JOBS_MS = 2500;

/** Runs intents to buy on a service that is killed between, and compares a minute of its clock later. */
export async function runPurchases(shop: Shop, options: RunOptions): Promise<Outcome> {
  const run = await runBuyers(shop, options);
  for (const share of [0.5, 1]) {
    await moveClock(shop, run.aheadMs + share * MINUTE_MS);
    await wait(JOBS_MS);
  }
  return { ...run, ...compare(run.report, await readBooks(shop, run.report)) };
}
