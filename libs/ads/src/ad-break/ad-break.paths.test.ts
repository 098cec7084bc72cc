// @vitest-environment node
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { adBreakInput, breakAnswers } from './ad-break.fixtures.ts';
import { adBreakMachine } from './ad-break.machine.ts';

describe('adBreakMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(adBreakMachine, {
      inputs: [adBreakInput],
      events: [],
      calls: {
        request: { answers: Object.values(breakAnswers) },
        show: {
          answers: [
            { end: 'completed' },
            { end: 'skipped' },
            { end: 'failed', error: 'VIDEO_TIMEOUT' },
            { end: 'failed', error: 'AD_BLOCKING_BY_USER' },
          ],
        },
      },
      summarise: ({ pod, standIns }) => [pod.length, standIns.length],
      limit: 20_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "7/7",
        "branches": "11/11",
        "done": "5/5",
        "error": "2/2",
        "events": "0/0",
        "paths": 6,
        "states": "7/7",
      }
    `);
  });
});
