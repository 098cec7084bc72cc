import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { typedCard } from './purchase-order.driver.ts';
import { orderTickets, priceFixture, purchaseOrderInputs } from './purchase-order.fixtures.ts';
import { purchaseOrderMachine } from './purchase-order.machine.ts';

const error = (code: number, status = 409) => errorAnswer({ status, code });
const repriced = Object.assign(error(errorCodes.priceChanged), { price: priceFixture });
const owned = error(errorCodes.alreadyOwned);
const { anyCard, linkedCard, bank, restored, unanswered } = purchaseOrderInputs;
const tickets = Object.values(orderTickets);

describe('purchaseOrderMachine', () => {
  it('uses every state and transition on its generated paths, hiding the card on each', () => {
    const coverage = coverPaths(purchaseOrderMachine, {
      inputs: [anyCard, linkedCard, bank, restored, unanswered],
      events: [
        { type: 'card.submit', card: typedCard() },
        { type: 'challenge.close', outcome: 'ended' },
        { type: 'challenge.close', outcome: 'left' },
        { type: 'challenge.open' },
        { type: 'terms.accept' },
        { type: 'order.ask' },
        { type: 'order.leave' },
        { type: 'flow.resumed' },
      ],
      calls: {
        keepRecord: { answers: [undefined] },
        buy: {
          answers: tickets,
          errors: [repriced, owned, error(errorCodes.prepaidFundsMissing, 402)],
        },
        findByKey: { answers: [undefined, orderTickets.fulfilled, orderTickets.open] },
        getTicket: { answers: tickets },
        payByCard: {
          answers: [
            { status: 'accepted' },
            { status: 'refused', reqStatus: 1 },
            { status: 'challenge', challenge: orderTickets.challenged.challenge },
            { status: 'closed' },
            { status: 'unknown' },
          ],
        },
        confirm: {
          answers: [undefined],
          errors: [owned],
        },
        hearResult: { answers: [undefined] },
      },
      // Keys differ by chance, counts only by how long a wait is, and words by whom they come from.
      summarise: ({ request, isRestored, ticketId, ticket, newPrice, ...context }) => [
        request.method,
        isRestored,
        ticketId,
        ticket?.status,
        ticket?.paymentState,
        ticket?.code,
        ticket?.challenge?.url,
        ticket?.bank?.url,
        newPrice?.amount,
        context.isCardSent,
        context.isChallengeOpen,
        Math.min(context.attempts, 1),
        Math.min(context.openBuys, 1),
        Math.min(context.lostCards, 1),
      ],
      limit: 100_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "6/6",
        "always": "13/13",
        "branches": "35/35",
        "done": "19/19",
        "error": "15/15",
        "events": "11/11",
        "paths": 2426,
        "states": "26/26",
      }
    `);
  });
});
