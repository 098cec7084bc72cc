import { recordOf } from '../record-of.ts';
import { purchaseOrderSetup } from '../purchase-order.setup.ts';

/** The order is asked for. */
export const buying = purchaseOrderSetup.createStateConfig({
  description: 'The record is kept, then the service is asked for the order.',
  meta: { requirements: ['PAY-021', 'PAY-022'] },
  tags: 'busy',
  after: { slow: { actions: 'noteSlow' } },
  initial: 'keeping',
  states: {
    keeping: {
      // A call and no action: at the start of a flow, calls begin before actions run.
      description:
        'A tab that closes from here on finds its order again. A browser that keeps nothing may buy all the same.',
      entry: 'noteBuy',
      invoke: {
        src: 'keepRecord',
        input: ({ context }) => recordOf(context),
        onDone: 'asking',
        onError: 'asking',
      },
    },
    asking: {
      description: 'The service makes the order, once for a key.',
      invoke: {
        src: 'buy',
        input: ({ context: { key, request, terms, pin } }) => ({ key, request, terms, pin }),
        onDone: {
          target: '#purchaseOrder.deciding',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRepriced', params: ({ event }) => event },
            target: '#purchaseOrder.repriced',
            actions: ['noteBuyAnswered', { type: 'learnPrice', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isOwned', params: ({ event }) => event },
            target: '#purchaseOrder.owned',
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: '#purchaseOrder.refused',
            actions: ['noteBuyAnswered', { type: 'noteRefusal', params: ({ event }) => event }],
          },
          { target: '#purchaseOrder.unknown' },
        ],
      },
    },
  },
});
