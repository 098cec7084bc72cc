import { required } from '@foyer/core';
import type { CardAnswer } from '@foyer/purchase-order';
import { cardBindingSetup, cardInput } from '../card-binding.setup.ts';

/** Whether the provider has answered with this status. */
const answered = (status: CardAnswer['status']) => ({
  type: 'isAnswer' as const,
  params: ({ event }: { event: { output: CardAnswer } }) => ({ answer: event.output, status }),
});

/** The form of the card. */
export const entering = cardBindingSetup.createStateConfig({
  description: 'The order is open and takes a card, and after a refused one another.',
  meta: { requirements: ['BANKCARD-033', 'BANKCARD-038', 'BANKCARD-041'] },
  invoke: {
    src: 'bankCard',
    id: 'bankCard',
    input: cardInput,
    onDone: [
      {
        guard: { type: 'isEntered', params: ({ event }) => event.output },
        target: 'sending',
        actions: [{ type: 'takeCard', params: ({ event }) => event.output }, 'keep'],
      },
      { target: 'turningBack' },
    ],
    onError: 'turningBack',
  },
});

/** The card on its way to the provider. */
export const sending = cardBindingSetup.createStateConfig({
  description: 'The card is at the payment provider. It is sent once for each press.',
  meta: { requirements: ['BANKCARD-035', 'BANKCARD-036', 'BANKCARD-037'] },
  tags: 'busy',
  invoke: {
    src: 'payByCard',
    input: ({ context: { order, card, paymentUrl } }) => {
      const { orderId, requestId } = required(order, 'order');
      return {
        paymentUrl: required(paymentUrl, 'paymentUrl'),
        orderId,
        requestId: required(requestId, 'requestId'),
        card: required(card, 'card'),
      };
    },
    onDone: [
      { guard: answered('accepted'), target: 'confirming' },
      {
        guard: answered('challenge'),
        target: 'challenged',
        actions: { type: 'learnChallenge', params: ({ event }) => event.output },
      },
      {
        guard: answered('refused'),
        target: 'entering',
        actions: [{ type: 'noteCardRefused', params: ({ event }) => event.output }, 'keep'],
      },
      { guard: answered('closed'), target: 'lookingUp' },
      { target: 'unknown' },
    ],
    onError: 'unknown',
  },
});
