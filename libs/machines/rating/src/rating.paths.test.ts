import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { ratedItems, ratingInputs } from './rating.fixtures.ts';
import { ratingMachine } from './rating.machine.ts';

describe('ratingMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(ratingMachine, {
      inputs: Object.values(ratingInputs),
      events: [
        { type: 'rating.choose', value: 0 },
        { type: 'rating.choose', value: 9 },
        { type: 'rating.choose', value: 11 },
        { type: 'rating.send' },
        { type: 'rating.close' },
        { type: 'flow.resumed' },
      ],
      calls: {
        findItem: { answers: Object.values(ratedItems) },
        setRating: { answers: [undefined] },
        deleteRating: { answers: [undefined] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "5/5",
        "done": "3/3",
        "error": "3/3",
        "events": "6/6",
        "paths": 16,
        "states": "9/9",
      }
    `);
  });
});
