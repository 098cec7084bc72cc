import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { recommendationsInputs, recommendedTitles } from './recommendations.fixtures.ts';
import { recommendationsMachine } from './recommendations.machine.ts';

describe('recommendationsMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(recommendationsMachine, {
      inputs: Object.values(recommendationsInputs),
      events: [{ type: 'recommendations.close' }, { type: 'flow.resumed' }],
      calls: { listTitles: { answers: [recommendedTitles, []] } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "2/2",
        "done": "2/2",
        "error": "1/1",
        "events": "2/2",
        "paths": 4,
        "states": "4/4",
      }
    `);
  });
});
