import { describe, expect, it } from 'vitest';
import { verdictOf, waitBeforeRetry } from './retry-policy.ts';

describe('waitBeforeRetry', () => {
  it('waits 0.3 s first, twice as long after each failure, and never above 8 s', () => {
    const waits = [1, 2, 3, 4, 5, 6, 20].map((failures) => waitBeforeRetry(failures, 0));
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]);
  });

  it('leaves up to a quarter of the wait to chance', () => {
    expect([waitBeforeRetry(1, 1), waitBeforeRetry(20, 0.5)]).toEqual([225, 7_000]);
  });
});

describe('verdictOf', () => {
  it('tells what may come again from what will not', () => {
    const verdicts = [200, 206, 0, 408, 429, 500, 503, 403, 404, 410].map(verdictOf);
    expect(verdicts).toEqual([
      'answered',
      'answered',
      'failed',
      'failed',
      'failed',
      'failed',
      'failed',
      'refused',
      'refused',
      'refused',
    ]);
  });
});
