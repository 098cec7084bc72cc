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
        { type: 'flow.resumed' },
      ],
      calls: {
        listCards: { answers: [savedCards] },
        forgetCard: {
          answers: [undefined],
          errors: [errorAnswer({ status: 404, code: errorCodes.notFound })],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "2/2",
        "done": "2/2",
        "error": "3/3",
        "events": "5/5",
        "paths": 6,
        "states": "5/5",
      }
    `);
  });
});
