import type { Verdict } from '../../player/report/verdicts.ts';
import type { Rates, Server } from '../rate/measure-rates.ts';

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
