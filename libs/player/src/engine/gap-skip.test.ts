import { describe, expect, it } from 'vitest';
import { gapTarget, loadedAhead, reachableAhead } from './gap-skip.ts';

describe('loadedAhead', () => {
  it('counts to the next hole, and not seams between segments', () => {
    const ranges = [
      [0, 4],
      [4.04, 8],
      [12, 16],
    ] as const;
    const ahead = [1, 3.9, 8, 9, 13].map((time) => loadedAhead(ranges, time));
    expect(ahead.map((seconds) => Math.round(seconds * 10) / 10)).toEqual([7, 4.1, 0, 0, 3]);
  });
});

describe('gapTarget', () => {
  it('lands a little behind the hole', () => {
    expect(
      gapTarget(
        [
          [0, 8],
          [12, 16],
        ],
        8,
      ),
    ).toBeCloseTo(12.1);
  });

  it('lands inside of a very short range', () => {
    expect(
      gapTarget(
        [
          [0, 8],
          [12, 12.05],
        ],
        8,
      ),
    ).toBe(12.05);
  });

  it('goes nowhere when nothing follows, or only far away', () => {
    expect([
      gapTarget([[0, 8]], 8),
      gapTarget(
        [
          [0, 8],
          [40, 44],
        ],
        8,
      ),
    ]).toEqual([undefined, undefined]);
  });
});

describe('reachableAhead', () => {
  it('counts what lies behind holes, and not the holes', () => {
    const ranges = [
      [0, 6],
      [10, 16],
      [40, 44],
    ] as const;
    const ahead = [5, 6, 7, 15, 50].map((time) => reachableAhead(ranges, time));
    expect(ahead.map((seconds) => Math.round(seconds))).toEqual([11, 10, 10, 5, 0]);
  });
});
