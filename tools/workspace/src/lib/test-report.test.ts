import { describe, expect, it } from 'vitest';
import { countOf } from './test-report.ts';

describe('countOf', () => {
  it('reads a Vitest report', () => {
    expect(countOf({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a flaky browser test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };

    expect(countOf({ stats })).toEqual({ passed: 5, failed: 2 });
  });
});
