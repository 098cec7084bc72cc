import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.ts';
import { countOf } from './test-report.ts';

describe('countOf', () => {
  it('reads a Vitest report', () => {
    const testResults = [
      {
        name: join(root, 'libs/a/src/a.test.ts'),
        assertionResults: [
          { status: 'passed', fullName: 'a stands' },
          { status: 'failed', fullName: 'a holds', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: join(root, 'libs/b/src/b.test.ts'), message: 'no such module', assertionResults: [] },
    ];

    expect(countOf({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
      passed: 3,
      failed: 1,
      failures: [
        'libs/a/src/a.test.ts: a holds\nexpected 1 to be 2',
        'libs/b/src/b.test.ts: no such module',
      ],
    });
  });

  it('counts a flaky browser test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };

    expect(countOf({ stats })).toEqual({ passed: 5, failed: 2, failures: [] });
  });
});
