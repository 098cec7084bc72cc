import { required } from '@foyer/core';
import { productOf } from '../payment.rules.ts';
import { paymentSetup } from '../payment.setup.ts';

/** The viewer has what they bought. */
export const success = paymentSetup.createStateConfig({
  description: 'It is bought: one press leads to the film, another to what can be done now.',
  meta: { requirements: ['PAY-009', 'PAY-012'] },
  invoke: {
    src: 'findOnboarding',
    input: ({ context }) => productOf(context),
    onDone: { actions: { type: 'learnOnboarding', params: ({ event }) => event.output } },
    // Without an answer there is nothing more to show.
    onError: {},
  },
  on: {
    'payment.watch': 'watched',
    'onboarding.open': { guard: 'hasOnboarding', target: 'product_onboarding' },
    'payment.close': 'bought',
  },
});

/** What the viewer can do now. */
export const productOnboarding = paymentSetup.createStateConfig({
  description: 'What was bought; always to be skipped.',
  meta: { requirements: ['PAY-012'] },
  on: { 'payment.close': 'bought' },
  invoke: {
    src: 'productOnboarding',
    id: 'productOnboarding',
    input: ({ context }) => required(context.onboarding, 'onboarding'),
    onDone: [
      { guard: ({ event }) => event.output.status === 'watch', target: 'watched' },
      { target: 'bought' },
    ],
    onError: 'bought',
  },
});

/** It was not bought. */
export const error = paymentSetup.createStateConfig({
  description: "The service's words, and a way to mend it.",
  meta: { requirements: ['PAY-010', 'PAY-013', 'PAY-018', 'PAY-019', 'PAY-020'] },
  initial: 'telling',
  on: {
    'method.choose': {
      guard: { type: 'isOtherMethod', params: ({ event }) => event },
      target: 'deciding',
      actions: { type: 'chooseMethod', params: ({ event }) => event },
    },
    'payment.retry': 'deciding',
    'refill.returned': 'deciding',
    'payment.close': 'cancelled',
  },
  states: {
    telling: {
      description: 'Too little money comes with a way to top up; a closed account with fresh data.',
      always: [
        { guard: 'hasRefill', target: 'told', actions: 'offerRefill' },
        { guard: 'isAccountClosed', target: 'told', actions: 'refreshUser' },
        { target: 'told' },
      ],
    },
    told: { description: 'The viewer reads why.' },
  },
});
