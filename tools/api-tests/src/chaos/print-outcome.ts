import type { Outcome } from './purchases.ts';

/** Differences that are printed; the rest is counted. */
const SHOWN = 20;

/** The table of a run. */
export function printOutcome(database: string, outcome: Outcome, seconds: number): void {
  const { report, kills, toldPaid, toldRefused, charges, unknown, differences } = outcome;
  const { counts, results } = report;
  const rows: readonly (readonly [string, number])[] = [
    ['intents', results.length],
    ['of them in two tabs', results.filter(({ tabs }) => tabs > 1).length],
    ['reloads', counts.reloads],
    ['left', counts.left],
    ['requests', counts.requests],
    ['lost', counts.lost],
    ['late', counts.late],
    ['doubled', counts.doubled],
    ['refused on the way', counts.refused],
    ['broken by a kill', counts.broken],
    ['kills', kills],
    ['told paid', toldPaid],
    ['told refused', toldRefused],
    ['charges', charges],
    ['unknown after a minute', unknown],
    ['differences', differences.length],
    ['wall seconds', Math.round(seconds)],
  ];
  console.log(`\npurchases on ${database}`);
  for (const [name, value] of rows) console.log(`${name.padEnd(24)}${String(value).padStart(8)}`);
  for (const difference of differences.slice(0, SHOWN)) console.log(`  ${difference}`);
}
