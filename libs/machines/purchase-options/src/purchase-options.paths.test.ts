import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { purchasables, purchaseOptionsInputs } from './purchase-options.fixtures.ts';
import { purchaseOptionsMachine } from './purchase-options.machine.ts';

describe('purchaseOptionsMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(purchaseOptionsMachine, {
      inputs: Object.values(purchaseOptionsInputs),
      events: [
        { type: 'option.choose', seqId: 'option-metropolis-est' },
        { type: 'option.choose', seqId: 'another' },
        { type: 'period.choose', periodIndex: 1 },
        { type: 'period.choose', periodIndex: 7 },
        { type: 'options.buy' },
        { type: 'options.sign_in' },
        { type: 'options.retry' },
        { type: 'options.close' },
        { type: 'flow.resumed' },
      ],
      calls: {
        findOptions: {
          answers: [purchasables.film, purchasables.owned, purchasables.visitor],
        },
        pay: {
          answers: [{ status: 'handed-over' }, { status: 'bought' }, { status: 'left' }],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "6/6",
        "branches": "11/11",
        "done": "4/4",
        "error": "3/3",
        "events": "7/7",
        "paths": 59,
        "states": "11/11",
      }
    `);
  });
});
