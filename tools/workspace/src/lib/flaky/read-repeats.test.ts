import { describe, expect, it } from 'vitest';
import { readRepeats, type RepeatedReport } from './read-repeats.ts';

const ran = (...statuses: readonly ('passed' | 'failed')[]) =>
  statuses.map((status, index) => ({
    projectName: 'built',
    results: [
      {
        status,
        duration: (index + 1) * 1000,
        ...(status === 'failed' && { error: { message: 'no button\nat line 3' } }),
      },
    ],
  }));

const report: RepeatedReport = {
  suites: [
    {
      title: 'pin.e2e.ts',
      specs: [{ title: 'asks', file: 'pin.e2e.ts', tests: ran('passed', 'passed', 'passed') }],
      suites: [
        {
          title: 'a child',
          specs: [
            {
              title: 'is kept out',
              file: 'pin.e2e.ts',
              tests: ran('passed', 'failed', 'failed', 'passed', 'passed'),
            },
          ],
        },
      ],
    },
  ],
};

describe('readRepeats', () => {
  it('counts the failures of each journey, with their reasons and the middle time', () => {
    expect(readRepeats(report)).toEqual([
      {
        name: 'pin.e2e.ts (built) › a child › is kept out',
        runs: 5,
        failed: 2,
        seconds: 3,
        reasons: ['no button'],
      },
      { name: 'pin.e2e.ts (built) › asks', runs: 3, failed: 0, seconds: 2, reasons: [] },
    ]);
  });
});
