import { secret } from '@foyer/core';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { bankCardInputs, enteredCard, paymentUrl } from './bank-card.fixtures.ts';
import { bankCardMachine } from './bank-card.machine.ts';

describe('bankCardMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(bankCardMachine, {
      inputs: Object.values(bankCardInputs),
      events: [
        { type: 'card.submit', ...enteredCard, isCardKept: false },
        { type: 'card.submit', ...enteredCard, cvc: secret('99'), isCardKept: true },
        { type: 'card.retry' },
        { type: 'card.leave' },
        { type: 'flow.resumed' },
      ],
      calls: { findPaymentUrl: { answers: [paymentUrl, undefined] } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "4/4",
        "done": "2/2",
        "error": "1/1",
        "events": "4/4",
        "paths": 10,
        "states": "6/6",
      }
    `);
  });
});
