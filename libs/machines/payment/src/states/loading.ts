import { paymentSetup } from '../payment.setup.ts';

/** What the choice is made from. */
export const loading = paymentSetup.createStateConfig({
  description:
    'What the account can pay with is read, after it has joined a program with the option before.',
  tags: 'busy',
  on: { 'payment.close': 'cancelled' },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'An option from before the account joined offers to join once more.',
      always: [{ guard: 'isOptionStale', target: 'option' }, { target: 'means' }],
    },
    option: {
      description: 'The option is read again: its points may pay now.',
      meta: { requirements: ['PAY-028', 'PAY-029'] },
      invoke: {
        src: 'findOption',
        input: ({ context }) => ({ optionId: context.option.seq_id }),
        onDone: {
          target: 'means',
          actions: { type: 'learnOption', params: ({ event }) => event.output },
        },
        onError: {
          target: '#payment.unavailable',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    means: {
      description: 'The ways to pay are read, with the money on the account.',
      invoke: {
        src: 'findMeans',
        input: () => undefined,
        onDone: {
          target: '#payment.resuming',
          actions: { type: 'learnMeans', params: ({ event }) => event.output },
        },
        onError: {
          target: '#payment.unavailable',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
  },
});
