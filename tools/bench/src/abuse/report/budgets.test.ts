import { describe, expect, it } from 'vitest';
import type { Measured } from '../measure/measure-lines.ts';
import { isMemoryKept, judgeRefused, judgeRoute, MOST_GROWTH_MB } from './budgets.ts';

const line = (name: string, ms: number): Measured => ({
  name,
  ms,
  server: 'backend',
  requests: [],
  status: 200,
});

describe('judgeRefused', () => {
  it('allows twenty times a plain 404', () => {
    const judged = judgeRefused([line('deep', 2), line('large', 2.1)], line('plain', 0.1));

    expect(judged.map(({ name, isKept }) => [name, isKept])).toEqual([
      ['deep', true],
      ['large', false],
    ]);
  });

  it('keeps nothing of what was not measured', () => {
    const [judged] = judgeRefused([line('deep', Number.NaN)], line('plain', 0.1));

    expect(judged?.isKept).toBe(false);
  });
});

describe('judgeRoute', () => {
  it('allows twice the dearest that pages ask', () => {
    const judged = judgeRoute({
      name: 'search',
      regular: [line('cheap', 1), line('dear', 3)],
      abusive: [line('long', 6), line('longer', 6.1)],
    });

    expect(judged).toMatchObject([
      { name: 'long', ratio: 2, isKept: true },
      { name: 'longer', isKept: false },
    ]);
  });
});

describe('isMemoryKept', () => {
  it('looks at what has been added, not at what was there', () => {
    const before = { now: 300, most: 300 };

    expect(isMemoryKept(before, { now: 300 + MOST_GROWTH_MB, most: 900 })).toBe(true);
    expect(isMemoryKept(before, { now: 301 + MOST_GROWTH_MB, most: 900 })).toBe(false);
  });
});
