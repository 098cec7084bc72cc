import { required } from '@foyer/core';
import { purchaseOrderSetup } from '../purchase-order.setup.ts';

/** The service is asked what became of an order. */
export const lookingUp = purchaseOrderSetup.createStateConfig({
  description: 'The service is asked what became of the order, by its ticket or else by its key.',
  meta: { requirements: ['PAY-022'] },
  tags: 'busy',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A ticket names the order; before there is one, the key does.',
      always: [{ guard: 'hasTicket', target: 'byTicket' }, { target: 'byKey' }],
    },
    byTicket: {
      description: 'How the order stands.',
      invoke: {
        src: 'getTicket',
        input: ({ context }) => ({ ticketId: required(context.ticketId, 'ticketId') }),
        onDone: {
          target: '#purchaseOrder.deciding',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: '#purchaseOrder.unknown',
      },
    },
    byKey: {
      description:
        'Whether there is an order under the key. Where there is none the same call is sent again, under the same key; after a reload the viewer decides that.',
      invoke: {
        src: 'findByKey',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'isOrder', params: ({ event }) => event.output },
            target: '#purchaseOrder.deciding',
            actions: {
              type: 'learn',
              params: ({ event }) => required(event.output, 'order'),
            },
          },
          { guard: 'isRestored', target: '#purchaseOrder.notPlaced' },
          { target: '#purchaseOrder.buying' },
        ],
        onError: '#purchaseOrder.unknown',
      },
    },
  },
});
