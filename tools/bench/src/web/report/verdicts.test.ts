import { describe, expect, it } from 'vitest';
import type { Rates } from '../rate/measure-rates.ts';
import { conditions, plain } from '../conditions.ts';
import { paintVerdicts, rateVerdicts, weightVerdicts } from './verdicts.ts';

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

describe('weightVerdicts', () => {
  const weight = {
    page: 'landing',
    htmlBytes: 60_000,
    scriptBytes: 300_000,
    pressBytes: 90_000,
    shift: 0,
    longestTask: { moving: 60, still: 60 },
  };

  it('holds a page to its weights, and to tasks no longer than without motion', () => {
    const marks = (changed: Partial<typeof weight>) =>
      weightVerdicts([{ ...weight, ...changed }]).map(({ isKept }) => isKept);

    expect(marks({})).toEqual([true, true, true, true]);
    expect(marks({ htmlBytes: 60_001 })).toEqual([false, true, true, true]);
    expect(marks({ scriptBytes: 300_001 })).toEqual([true, false, true, true]);
    expect(marks({ shift: 0.001 })).toEqual([true, true, false, true]);
    expect(marks({ longestTask: { moving: 61, still: 60 } })).toEqual([true, true, true, false]);
  });
});

describe('paintVerdicts', () => {
  const row = (page: string, ours: number, condition = conditions[0] ?? plain) => ({
    page,
    condition,
    ours: { lcp: ours },
    floor: { lcp: 1000 },
    failures: [],
  });

  it('holds long pages to the ratio of home in the same run', () => {
    const rows = [row('home', 1100), row('landing', 1100), row('certificates', 1101)];

    const verdicts = paintVerdicts(
      [...rows, row('landing', 5000, plain)],
      ['landing', 'certificates'],
    );

    expect(verdicts.map(({ isKept }) => isKept)).toEqual([true, false]);
  });

  it('says nothing without home', () => {
    expect(paintVerdicts([row('landing', 1)], ['landing'])).toEqual([]);
  });
});
