import { parseArgs } from 'node:util';
import { printOutcome } from './print-outcome.ts';
import { type DatabaseName, databases, startProcessShop } from './process-shop.ts';
import { runPurchases } from './purchases.ts';

// What viewers hear and pay while answers are lost and the service is killed: `npm run chaos -- purchases`. Ends
// with 1 where the two differ.
const { values } = parseArgs({
  options: {
    intents: { type: 'string', default: '10000' },
    database: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const intents = Number(values.intents);
const seed = Number(values.seed);
const chosen = databases.filter(
  (name) => values.database === undefined || name === values.database,
);

/** A start costs seconds, so that a short run has fewer. */
const killsFor = (count: number): number => Math.min(20, Math.ceil(count / 25));

/** The embedded database answers one query at a time. */
const most: Readonly<Record<DatabaseName, { intents: number; atOnce: number }>> = {
  pglite: { intents: 1000, atOnce: 8 },
  postgres: { intents: Number.POSITIVE_INFINITY, atOnce: 32 },
};

for (const database of chosen) {
  const beganMs = performance.now();
  const { atOnce, ...limit } = most[database];
  const count = Math.min(intents, limit.intents);
  const shop = await startProcessShop(database);
  try {
    const outcome = await runPurchases(shop, {
      intents: count,
      seed,
      kills: killsFor(count),
      atOnce,
    });
    printOutcome(database, outcome, (performance.now() - beganMs) / 1000);
    if (outcome.differences.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}
