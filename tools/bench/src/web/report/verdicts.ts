import type { Verdict } from '../../player/report/verdicts.ts';
import { plain } from '../conditions.ts';
import type { Rates, Server } from '../rate/measure-rates.ts';
import type { VitalsRow } from '../vitals/measure-vitals.ts';
import type { Weight } from '../weight/weigh-page.ts';

/** How many times the peer's pages ours must serve, kept and drawn anew. */
const leastKept = 3;
const leastDrawn = 1;

function compared(promise: string, rates: Rates, pair: [Server, Server], least: number): Verdict {
  const [own, peer] = pair.map((name) => rates[name].perSecond) as [number, number];
  if (own === 0 || peer === 0) return { promise, isKept: undefined, because: 'not measured' };
  const ratio = own / peer;
  return {
    promise,
    isKept: ratio >= least,
    because: `${own.toFixed(0)} to ${peer.toFixed(0)} a second, ratio ${ratio.toFixed(2)}`,
  };
}

/** What the rates say of our promises; ratios of one run, since times are the machine's. */
export const rateVerdicts = (rates: Rates): Verdict[] => [
  compared(
    `serves kept pages ${leastKept}x as fast as Next.js`,
    rates,
    ['ours cached', 'next cached'],
    leastKept,
  ),
  compared(
    'draws pages at least as fast as Next.js',
    rates,
    ['ours uncached', 'next uncached'],
    leastDrawn,
  ),
];

/** The most that a page of all blocks may weigh, in kB after gzip. Sheet of the blocks */
const mostHtml = 60;
const mostScripts = 300;
const kB = 1000;

/** What reading long pages to their end says of our promises. */
export const weightVerdicts = (weights: readonly Weight[]): Verdict[] =>
  weights.flatMap(({ page, htmlBytes, scriptBytes, pressBytes, shift, longestTask }) => [
    {
      promise: `${page}: HTML of at most ${mostHtml} kB`,
      isKept: htmlBytes <= mostHtml * kB,
      because: `${(htmlBytes / kB).toFixed(1)} kB`,
    },
    {
      promise: `${page}: scripts of at most ${mostScripts} kB to its end`,
      isKept: scriptBytes <= mostScripts * kB,
      because: `${(scriptBytes / kB).toFixed(1)} kB, and ${(pressBytes / kB).toFixed(1)} kB that a press loads`,
    },
    { promise: `${page}: nothing shifts`, isKept: shift === 0, because: shift.toFixed(4) },
    {
      promise: `${page}: no longer task than without motion`,
      isKept: longestTask.moving <= longestTask.still,
      because: `${longestTask.moving.toFixed(0)} ms, ${longestTask.still.toFixed(0)} without`,
    },
  ]);

const slowness = ({ ours, floor }: Pick<VitalsRow, 'ours' | 'floor'>): number | undefined =>
  ours.lcp === undefined || floor.lcp === undefined ? undefined : ours.lcp / floor.lcp;

/** Long pages beside home: each by its own floor, in one run. */
export function paintVerdicts(rows: readonly VitalsRow[], long: readonly string[]): Verdict[] {
  const slow = rows.filter(({ condition }) => condition !== plain);
  const home = slow.find(({ page }) => page === 'home');
  const least = home && slowness(home);
  if (least === undefined) return [];
  return slow
    .filter(({ page }) => long.includes(page))
    .map((row) => {
      const own = slowness(row);
      return {
        promise: `${row.page}: painted as soon as home, each beside its floor`,
        isKept: own === undefined ? undefined : own <= least,
        because: `ratio ${own?.toFixed(2) ?? 'not measured'}, home ${least.toFixed(2)}`,
      };
    });
}
