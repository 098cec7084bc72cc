import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import type { CardAnswer } from '@foyer/purchase-order';
import { describe, expect, it } from 'vitest';
import {
  bindingOrder,
  bindingTickets,
  cardBindingInputs,
  enteredCard,
} from './card-binding.fixtures.ts';
import { cardBindingMachine } from './card-binding.machine.ts';

const entered = {
  status: 'entered',
  card: enteredCard,
  paymentUrl: 'https://pay.example/cards',
  isCardKept: false,
  isSessionPurchase: false,
} as const;

const challenge: CardAnswer = {
  status: 'challenge',
  challenge: {
    kind: 'frame',
    url: 'https://pay.example/challenge',
    expiresAt: '2026-11-21T09:10:00.000Z',
  },
};

describe('cardBindingMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(cardBindingMachine, {
      inputs: Object.values(cardBindingInputs),
      events: [
        { type: 'binding.retry' },
        { type: 'binding.ask' },
        { type: 'binding.close' },
        { type: 'challenge.open' },
        { type: 'flow.resumed' },
      ],
      calls: {
        begin: {
          answers: [bindingOrder],
          errors: [errorAnswer({ status: 403, code: errorCodes.proofRequired })],
        },
        bankCard: { answers: [entered, { status: 'left' }] },
        cardChallenge: { answers: [{ outcome: 'left' }] },
        payByCard: {
          answers: [
            { status: 'accepted' },
            challenge,
            { status: 'refused', reqStatus: 1 },
            { status: 'closed' },
            { status: 'unknown' },
          ],
        },
        confirm: { answers: [undefined] },
        getTicket: {
          answers: Object.values(bindingTickets),
          errors: [errorAnswer({ status: 404, code: errorCodes.notFound })],
        },
      },
      // How long the pause is changes no way.
      summarise: ({
        ticketId,
        ticket,
        challenge: asked,
        isCardSent,
        isChallengeOpen,
        attempts,
      }) => [
        ticketId === undefined,
        ticket?.status,
        ticket?.paymentState,
        asked === undefined,
        isCardSent,
        isChallengeOpen,
        attempts === 0,
      ],
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "10/10",
        "branches": "21/21",
        "done": "12/12",
        "error": "9/9",
        "events": "6/6",
        "paths": 302,
        "states": "16/16",
      }
    `);
  });
});
