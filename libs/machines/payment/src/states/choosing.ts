import { paymentSetup } from '../payment.setup.ts';

/** The lengths of time that can be bought. */
export const periods = paymentSetup.createStateConfig({
  description: 'For how long; the usual one is chosen at first.',
  meta: { requirements: ['PAY-004', 'PAY-005', 'PAY-006'] },
  always: { guard: 'isPeriodKnown', target: 'methods' },
  on: {
    'period.choose': {
      guard: { type: 'isPeriod', params: ({ event }) => event },
      actions: { type: 'choosePeriod', params: ({ event }) => event },
    },
    'payment.next': 'methods',
    'payment.close': 'cancelled',
  },
});

/** The ways to pay. */
export const methods = paymentSetup.createStateConfig({
  description: 'Price, what follows it and the ways to pay; one press goes on with the chosen one.',
  meta: {
    requirements: ['PAY-007', 'PAY-008', 'PAY-011', 'PAY-015', 'PAY-016', 'PAY-017', 'PAY-029'],
  },
  entry: 'settleMethod',
  on: {
    'period.choose': {
      guard: { type: 'isPeriod', params: ({ event }) => event },
      actions: [{ type: 'choosePeriod', params: ({ event }) => event }, 'settleMethod'],
    },
    'method.choose': {
      guard: { type: 'isOpenMethod', params: ({ event }) => event },
      actions: { type: 'chooseMethod', params: ({ event }) => event },
    },
    'consent.change': {
      guard: { type: 'isConsentAsked', params: ({ event }) => event },
      actions: { type: 'changeConsent', params: ({ event }) => event },
    },
    'payment.next': [
      { guard: 'isConsentMissing', actions: 'missConsent' },
      { guard: 'mustJoin', target: 'bonus' },
      { guard: 'isByCard', target: 'any_card' },
      { guard: 'needsConfirmation', target: 'confirmation' },
      { guard: 'isPayable', target: 'ordering' },
    ],
    'payment.back': { guard: 'hasSeveralPeriods', target: 'periods' },
    'refill.returned': 'loading',
    'payment.close': 'cancelled',
  },
});
