import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { savedCards } from './bank-cards.fixtures.ts';
import { bankCardsMachine } from './bank-cards.machine.ts';

describe('bankCardsMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(bankCardsMachine, {
      inputs: [undefined],
      events: [
        { type: 'card.forget', id: 'card-1' },
        { type: 'card.forget', id: 'card-9' },
        { type: 'card.confirm' },
        { type: 'card.keep' },
        { type: 'cards.retry' },
        { type: 'cards.refresh' },
        { type: 'flow.resumed' },
      ],
      calls: {
        listCards: { answers: [savedCards, []] },
        forgetCard: {
          answers: [undefined],
          errors: [errorAnswer({ status: 404, code: errorCodes.notFound })],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "4/4",
        "done": "3/3",
        "error": "4/4",
        "events": "11/11",
        "paths": 15,
        "states": "7/7",
      }
    `);
  });
});
