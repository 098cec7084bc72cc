import { required } from '@foyer/core';
import { termsOf } from '@foyer/purchase-order';
import { currentOffer, requestOf } from '../payment.rules.ts';
import { paymentSetup } from '../payment.setup.ts';
import type { PaymentContext } from '../payment.types.ts';
import { cardEntryInput } from './card-entry.ts';

type Step = NonNullable<PaymentContext['order']>['step'];

/** Leaves a step once the order is at another one. */
const leaving = (...steps: Step[]) => ({
  guard: { type: 'isElsewhere' as const, params: { steps } },
  target: 'reading',
});
const at = (step: Step) => ({ guard: { type: 'isAt' as const, params: { step } } });

/** The order is made: its own machine says where it is, and each place has its step here. */
export const ordering = paymentSetup.createStateConfig({
  description: 'The order decides; the steps here show what it waits for.',
  meta: { requirements: ['PAY-009', 'PAY-010', 'PAY-018', 'PAY-019', 'PAY-020', 'PAY-021'] },
  entry: 'beginOrder',
  invoke: {
    src: 'purchaseOrder',
    id: 'purchaseOrder',
    input: ({ context }) => {
      const { kept, isRestored, pin } = context;
      if (kept && isRestored) return { request: kept.request, terms: kept.terms, kept, isRestored };
      const offer = required(currentOffer(context), 'offer');
      return { request: requestOf(context, offer), terms: termsOf(offer.price), pin, kept };
    },
    onSnapshot: { actions: { type: 'learnOrder', params: ({ event }) => event.snapshot } },
    onDone: [
      {
        guard: { type: 'isGiftGone', params: ({ event }) => event.output },
        target: 'error',
        actions: [{ type: 'noteEnd', params: ({ event }) => event.output }, 'tellGiftGone'],
      },
      {
        guard: { type: 'isBought', params: ({ event }) => event.output },
        target: 'success',
        actions: { type: 'noteEnd', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isPinMissing', params: ({ event }) => event.output },
        target: 'pin',
        actions: [{ type: 'noteEnd', params: ({ event }) => event.output }, 'forgetPin'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'error',
        actions: { type: 'noteEnd', params: ({ event }) => event.output },
      },
      { guard: { type: 'isStillOpen', params: ({ event }) => event.output }, target: 'open' },
      { guard: 'isClosing', target: 'cancelled' },
      {
        target: 'deciding',
        actions: { type: 'noteEnd', params: ({ event }) => event.output },
      },
    ],
    // Nothing is known then: the record finds the order again.
    onError: 'open',
  },
  on: {
    'payment.close': { actions: ['noteClosing', 'leaveOrder'] },
    'payment.back': { guard: 'canTurnBack', actions: 'leaveOrder' },
  },
  initial: 'working',
  states: {
    reading: {
      description: 'Finds the step of what the order waits for.',
      always: [
        { guard: 'isCardToBeSent', target: 'working', actions: ['sendCard', 'noteCardSent'] },
        { ...at('card'), target: 'card' },
        { ...at('challenge'), target: 'challenge' },
        { ...at('challengeLeft'), target: 'challengeLeft' },
        { ...at('bank'), target: 'bank' },
        { ...at('repriced'), target: 'repriced' },
        { target: 'working' },
      ],
    },
    working: {
      description: 'An answer is on its way, or the service is asked for one.',
      tags: 'busy',
      always: leaving('working', 'findingOut', 'over'),
      on: { 'order.ask': { actions: 'askOrder' } },
    },
    card: {
      description: 'Another card may be typed for the same order.',
      meta: { requirements: ['BANKCARD-038'] },
      always: leaving('card'),
      on: {
        'method.choose': {
          guard: { type: 'isOtherMethod', params: ({ event }) => event },
          actions: [{ type: 'chooseMethod', params: ({ event }) => event }, 'leaveOrder'],
        },
      },
      invoke: {
        src: 'bankCard',
        id: 'bankCard',
        input: cardEntryInput,
        onDone: [
          {
            guard: { type: 'isEntered', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'keepCard', params: ({ event }) => event.output },
          },
          { actions: 'leaveOrder' },
        ],
        onError: { actions: 'leaveOrder' },
      },
    },
    challenge: {
      description: 'The bank asks the owner of the card.',
      always: leaving('challenge'),
      invoke: {
        src: 'cardChallenge',
        id: 'cardChallenge',
        input: ({ context }) => required(context.order?.challenge, 'challenge'),
        onDone: { actions: { type: 'closeChallenge', params: ({ event }) => event.output } },
        onError: { actions: { type: 'closeChallenge', params: { outcome: 'blocked' as const } } },
      },
    },
    challengeLeft: {
      description: 'The bank still waits; its question can be shown again.',
      always: leaving('challengeLeft'),
      on: { 'challenge.open': { actions: 'openChallenge' } },
    },
    bank: {
      description: 'A bank or a wallet takes the money.',
      always: leaving('bank'),
      on: { 'order.ask': { actions: 'askOrder' } },
    },
    repriced: {
      description: 'It costs something else now; the viewer may agree.',
      always: leaving('repriced'),
      on: { 'terms.accept': { actions: 'acceptTerms' } },
    },
  },
});
