import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { accountRefillInputs, refillAccount, toppedUp } from './account-refill.fixtures.ts';
import { accountRefillMachine } from './account-refill.machine.ts';

describe('accountRefillMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(accountRefillMachine, {
      inputs: Object.values(accountRefillInputs),
      events: [
        { type: 'refill.open' },
        { type: 'refill.ask' },
        { type: 'refill.stop' },
        { type: 'refill.goOn' },
        { type: 'page.returned' },
        { type: 'flow.resumed' },
      ],
      calls: {
        openPage: { answers: [undefined] },
        readAccount: { answers: [refillAccount, toppedUp] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "1/1",
        "always": "3/3",
        "branches": "4/4",
        "done": "3/3",
        "error": "2/2",
        "events": "12/12",
        "paths": 126,
        "states": "9/9",
      }
    `);
  });
});
