import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { coverPaths } from '@foyer/core/testing';
import { purchaseOrderMachine } from '@foyer/purchase-order';
import { orderTickets, priceFixture, purchaseOrderInputs } from '@foyer/purchase-order/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor, matchesState, type StateValue } from 'xstate';
import { enteredCard, filmOfMember, paymentInputs, paymentMeans } from './payment.fixtures.ts';
import { paymentMachine } from './payment.machine.ts';

/** The order in one of its places, as it is reported to the flow. */
function orderAt(value: StateValue, change: object = {}) {
  const { context } = createActor(purchaseOrderMachine, {
    input: purchaseOrderInputs.anyCard,
  }).getSnapshot();
  const snapshot = {
    status: 'active',
    context: { ...context, ticket: orderTickets.challenged, ...change },
    matches: (wanted: StateValue) => matchesState(wanted, value),
  };
  return {
    type: 'xstate.snapshot.purchaseOrder',
    snapshot,
    place: JSON.stringify([value, change]),
  };
}

const refused = (code: number) => ({ status: 'refused', code, message: { key: 'error.default' } });

describe('paymentMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(paymentMachine, {
      inputs: [
        paymentInputs.pin,
        { ...paymentInputs.film, option: filmOfMember('not_registered') },
        paymentInputs.restored,
        paymentInputs.oneStep,
        { ...paymentInputs.quick, consentsAsked: ['terms'] },
        paymentInputs.gift,
      ],
      events: [
        { type: 'period.choose', index: 1 },
        { type: 'method.choose', methodId: 'account_prepaid' },
        { type: 'method.choose', methodId: 'any_card' },
        { type: 'method.choose', methodId: 'bonus-svet' },
        { type: 'consent.change', name: 'terms', isGiven: true },
        { type: 'payment.next' },
        { type: 'payment.back' },
        { type: 'payment.retry' },
        { type: 'payment.close' },
        { type: 'payment.watch' },
        { type: 'order.ask' },
        { type: 'challenge.open' },
        { type: 'terms.accept' },
        { type: 'refill.returned' },
        { type: 'onboarding.open' },
        { type: 'flow.resumed' },
        orderAt({ awaitingCard: 'asking' }) as never,
        orderAt({ awaitingChallenge: 'listening' }) as never,
        orderAt({ awaitingChallenge: 'listening' }, { isChallengeOpen: false }) as never,
        orderAt({ awaitingBank: 'listening' }) as never,
        orderAt('repriced', { newPrice: priceFixture }) as never,
        orderAt('unknown') as never,
      ],
      calls: {
        pin: {
          answers: [{ status: 'accepted', pin: secret('4321') }, { status: 'cancelled' }],
        },
        findOption: { answers: [filmOfMember('active'), undefined] },
        findMeans: { answers: [paymentMeans] },
        findOnboarding: {
          answers: [undefined, { productType: 'service', productId: 'service-kino' }],
        },
        bankCard: { answers: [enteredCard, { status: 'left' }] },
        cardChallenge: { answers: [{ outcome: 'left' }] },
        bonus: { answers: [{ status: 'joined' }, { status: 'left' }] },
        productOnboarding: { answers: [{ status: 'watch' }, { status: 'closed' }] },
        purchaseOrder: {
          answers: [
            { status: 'fulfilled' },
            { status: 'owned', isMoneyDue: true },
            { status: 'left', isOpen: true },
            { status: 'left', isOpen: false },
            refused(errorCodes.pinRequired),
            refused(errorCodes.cardFundsMissing),
            refused(errorCodes.accessDenied),
            refused(errorCodes.paymentDeclined),
          ],
        },
      },
      // What differs without changing a way is left out: which length of time, whose PIN, which words.
      summarise: (context) => [
        context.isRestored,
        context.methodId,
        context.isOptionStale,
        context.isCardToBeSent,
        context.order?.step,
        context.isClosing,
        context.onboarding === undefined,
        context.code,
      ],
      limit: 100_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "24/24",
        "branches": "39/39",
        "done": "21/21",
        "error": "10/10",
        "events": "42/42",
        "paths": 2029,
        "states": "30/30",
      }
    `);
  });
});
