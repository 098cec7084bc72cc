import { describe, expect, it } from 'vitest';
import type { Rates } from '../rate/measure-rates.ts';
import { rateVerdicts } from './verdicts.ts';

const rates = (cached: [number, number], uncached: [number, number]): Rates => {
  const load = (perSecond: number) => ({ perSecond, bytes: 1 });
  return {
    'ours cached': load(cached[0]),
    'next cached': load(cached[1]),
    'ours uncached': load(uncached[0]),
    'next uncached': load(uncached[1]),
    floor: load(1),
  };
};

const marksOf = (...measured: Parameters<typeof rates>) =>
  rateVerdicts(rates(...measured)).map(({ isKept }) => isKept);

describe('rateVerdicts', () => {
  it('wants three times the kept pages of the peer, and as many drawn ones', () => {
    expect(marksOf([300, 100], [50, 50])).toEqual([true, true]);
    expect(marksOf([299, 100], [49, 50])).toEqual([false, false]);
  });

  it('tells both rates and their ratio', () => {
    expect(rateVerdicts(rates([300, 100], [50, 50]))[0]?.because).toBe(
      '300 to 100 a second, ratio 3.00',
    );
  });

  it('does not judge what was not measured', () => {
    expect(marksOf([300, 0], [0, 50])).toEqual([undefined, undefined]);
  });
});
