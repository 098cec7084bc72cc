import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { SellingScreenEvent } from './selling-screen.events.ts';
import type {
  Selling,
  SellingChoice,
  SellingScreenContext,
  SellingScreenInput,
  SellingScreenOutput,
  SellingScreenPorts,
} from './selling-screen.types.ts';

/** What an item can be got by, to choose from; the purchase itself is handed over. Spec 1 §4, EVENT-021, MODAL-032 */
export const sellingScreenMachine = setup({
  types: {} as {
    input: SellingScreenInput;
    context: SellingScreenContext;
    events: SellingScreenEvent;
    output: SellingScreenOutput;
    meta: FlowMeta;
  },
  actors: {
    findSelling: missingPort<SellingScreenInput, Selling>(
      'findSelling',
      'The item with all that it can be got by.',
    ),
  },
  guards: {
    isAny: (_, { options }: Selling) => options.length > 0,
    isAsked: ({ context }) => context.isAsked === true,
    isListed: ({ context }, seqId: string) =>
      context.selling?.options.some((option) => option.seqId === seqId) ?? false,
  },
  actions: {
    learn: assign((_, selling: Selling) => ({ selling })),
    /** Supplied by `createSellingScreenMachine`. */
    buy: (_args, _choice: SellingChoice) => {},
  },
}).createMachine({
  id: 'sellingScreen',
  description: 'Shows what an item can be got by and hands one over to the purchase.',
  context: ({ input }) => ({ ...input, selling: undefined }),
  on: { 'selling.close': '.cancelled', 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The options are on their way.',
      invoke: {
        src: 'findSelling',
        input: ({ context: { itemId, itemType } }) => ({ itemId, itemType }),
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
          {
            guard: 'isAsked',
            target: 'nothing',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
          { target: 'cancelled' },
        ],
        onError: [{ guard: 'isAsked', target: 'unavailable' }, { target: 'cancelled' }],
      },
    },
    choosing: {
      description: 'One of the options is awaited.',
      meta: { requirements: ['EVENT-021'] },
      on: {
        'selling.buy': {
          guard: { type: 'isListed', params: ({ event }) => event.seqId },
          target: 'handedOver',
          actions: {
            type: 'buy',
            params: ({ context: { itemId, itemType }, event }) => ({
              itemId,
              itemType,
              seqId: event.seqId,
            }),
          },
        },
      },
    },
    nothing: { description: 'The item is free, owned, or not for sale.' },
    unavailable: {
      description: 'The options did not come: the error dialog.',
      meta: { requirements: ['MODAL-024'] },
    },
    handedOver: {
      description: 'The purchase of the option has begun elsewhere.',
      type: 'final',
      output: (): SellingScreenOutput => ({ status: 'handed-over' }),
    },
    cancelled: {
      description: 'Nothing is bought.',
      type: 'final',
      output: (): SellingScreenOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as SellingScreenOutput,
});

/** The machine with its calls and effects attached; what a view starts. */
export const createSellingScreenMachine = (ports: SellingScreenPorts) =>
  sellingScreenMachine.provide({
    actors: { findSelling: actorFromPort(ports.findSelling) },
    actions: { buy: (_, choice) => ports.buy(choice) },
  });
