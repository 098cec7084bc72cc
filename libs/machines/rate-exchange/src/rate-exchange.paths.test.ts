import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { offeredItems, rateExchangeInputs } from './rate-exchange.fixtures.ts';
import { rateExchangeMachine } from './rate-exchange.machine.ts';

describe('rateExchangeMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(rateExchangeMachine, {
      inputs: Object.values(rateExchangeInputs),
      events: [{ type: 'offer.accept' }, { type: 'offer.decline' }, { type: 'flow.resumed' }],
      calls: { findItem: { answers: Object.values(offeredItems) } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "2/2",
        "done": "2/2",
        "error": "1/1",
        "events": "3/3",
        "paths": 4,
        "states": "4/4",
      }
    `);
  });
});
