import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { sellings, sellingScreenInputs } from './selling-screen.fixtures.ts';
import { sellingScreenMachine } from './selling-screen.machine.ts';

describe('sellingScreenMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(sellingScreenMachine, {
      inputs: Object.values(sellingScreenInputs),
      events: [
        { type: 'selling.buy', seqId: 'option-metropolis-est' },
        { type: 'selling.buy', seqId: 'another' },
        { type: 'selling.close' },
        { type: 'flow.resumed' },
      ],
      calls: { findSelling: { answers: Object.values(sellings) } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "5/5",
        "done": "3/3",
        "error": "2/2",
        "events": "3/3",
        "paths": 11,
        "states": "6/6",
      }
    `);
  });
});
