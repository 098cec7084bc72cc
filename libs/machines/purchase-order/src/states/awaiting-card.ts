import { required } from '@foyer/core';
import { assertEvent } from 'xstate';
import { purchaseOrderSetup } from '../purchase-order.setup.ts';
import type { CardAnswer } from '../purchase-order.types.ts';

/** Whether the provider has answered with this status. */
const answered = (status: CardAnswer['status']) => ({
  type: 'isAnswer' as const,
  params: ({ event }: { event: { output: CardAnswer } }) => ({ answer: event.output, status }),
});

/** The card for an order that waits for one. */
export const awaitingCard = purchaseOrderSetup.createStateConfig({
  description: 'The order is open and takes a card, and after a refused one another.',
  meta: { requirements: ['BANKCARD-036', 'BANKCARD-037', 'BANKCARD-038', 'PAY-023'] },
  initial: 'asking',
  states: {
    asking: {
      description: 'A card is awaited. Nothing is under way.',
      on: { 'card.submit': 'sending' },
    },
    sending: {
      description:
        'The card is at the payment provider. It goes there straight from the event and is kept nowhere.',
      tags: 'busy',
      entry: ['noteCardSent', 'keep'],
      after: { slow: { actions: 'noteSlow' } },
      invoke: {
        src: 'payByCard',
        input: ({ context: { request, ticket }, event }) => {
          assertEvent(event, 'card.submit');
          const { orderId, requestId } = required(ticket, 'ticket');
          return {
            paymentUrl: required(request.paymentUrl, 'paymentUrl'),
            orderId,
            requestId: required(requestId, 'requestId'),
            card: event.card,
          };
        },
        onDone: [
          { guard: answered('accepted'), target: '#purchaseOrder.confirming' },
          {
            guard: answered('challenge'),
            target: '#purchaseOrder.awaitingChallenge',
            actions: [
              { type: 'learnChallenge', params: ({ event }) => event.output },
              'openChallenge',
            ],
          },
          {
            guard: answered('refused'),
            target: 'asking',
            actions: [{ type: 'noteCardRefused', params: ({ event }) => event.output }, 'keep'],
          },
          { guard: answered('closed'), target: '#purchaseOrder.lookingUp' },
          { target: '#purchaseOrder.unknown', actions: ['noteCardLost', 'keep'] },
        ],
        onError: { target: '#purchaseOrder.unknown', actions: ['noteCardLost', 'keep'] },
      },
    },
  },
});
