import { required } from '@foyer/core';
import { purchaseOrderSetup } from '../purchase-order.setup.ts';

/**
 * The states in which something outside decides: the ticket is asked for with growing pauses, and at once when the
 * service has news. What the viewer has before them stays there until the answer differs.
 */
export const waiting = {
  initial: 'listening',
  states: {
    listening: purchaseOrderSetup.createStateConfig({
      description: 'News of the service, or the end of the pause, lead to the next question.',
      after: { backOff: { target: 'asking', actions: 'countAttempt' } },
      invoke: {
        src: 'hearResult',
        input: () => undefined,
        onDone: { target: 'asking', actions: 'hearNews' },
        // The pause ends without news too.
        onError: {},
      },
    }),
    asking: purchaseOrderSetup.createStateConfig({
      description: 'The service is asked how the order stands.',
      invoke: {
        src: 'getTicket',
        input: ({ context }) => ({ ticketId: required(context.ticketId, 'ticketId') }),
        onDone: [
          {
            guard: { type: 'isStillWaiting', params: ({ event }) => event.output },
            target: 'listening',
          },
          {
            target: '#purchaseOrder.deciding',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
        ],
        onError: 'listening',
      },
    }),
  },
} as const;
