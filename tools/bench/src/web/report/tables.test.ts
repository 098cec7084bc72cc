import { describe, expect, it } from 'vitest';
import { ratesTable, vitalsTables } from './tables.ts';

const condition = { name: 'plain', cpu: 1, goals: { lcp: 500, cls: 0.01, inp: 40 }, visits: 7 };

describe('vitalsTables', () => {
  it('marks what is above its goal, beside the floor', () => {
    const row = {
      page: 'home',
      condition,
      ours: { lcp: 501, cls: 0.01, inp: 24 },
      floor: { lcp: 100, cls: 0, inp: 16 },
      failures: [],
    };

    expect(vitalsTables([row])).toContain('| home | 501! / 100 | 0.010 / 0.000 | 24 / 16 |');
  });

  it('shows a dash where no visit succeeded, and why', () => {
    const row = { page: 'my', condition, ours: {}, floor: {}, failures: ['ours: no press'] };

    expect(vitalsTables([row])).toContain('| my | – / – | – / – | – / – |\nmy, ours: no press\n');
  });
});

describe('ratesTable', () => {
  it('tells every rate as a part of the floor', () => {
    const load = (perSecond: number) => ({ perSecond, bytes: 1500 });
    const lines = ratesTable({
      'ours cached': load(300),
      'next cached': load(100),
      'ours uncached': load(50),
      'next uncached': load(40),
      floor: load(200),
    });

    expect(lines).toContain('| ours cached | 300.0 | 1.50 | 1.5 |');
    expect(lines).toContain('| floor | 200.0 | 1.00 | 1.5 |');
  });
});
