import { expect, it } from 'vitest';
import { startChaosWorld } from './chaos-world.ts';
import { runPurchases } from './purchases.ts';

const INTENTS = 200;
const KILLS = 3;

it(
  `C2: charges for ${INTENTS} intents what viewers are told, over lost answers and ${KILLS} ended services [PAY-021, PAY-022]`,
  {
    timeout: 180_000,
  },
  async ({ onTestFinished }) => {
    const shop = await startChaosWorld();
    onTestFinished(shop.stop);

    const outcome = await runPurchases(shop, {
      intents: INTENTS,
      seed: 1,
      kills: KILLS,
      atOnce: 8,
    });

    const { counts, results } = outcome.report;
    expect(outcome.differences).toEqual([]);
    expect(results).toHaveLength(INTENTS);
    expect(outcome.unknown).toBe(0);
    expect(outcome.charges).toBe(outcome.toldPaid);
    expect(outcome.kills).toBe(KILLS);
    // Everything that is to be survived has happened.
    expect(results.filter(({ tabs }) => tabs === 2).length).toBeGreaterThan(10);
    const { lost, late, doubled, refused, reloads } = counts;
    expect(Math.min(lost, late, doubled, refused, reloads)).toBeGreaterThan(10);
    expect(Math.min(outcome.toldPaid, outcome.toldRefused)).toBeGreaterThan(5);
  },
);
