import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { RateExchangeEvent } from './rate-exchange.events.ts';
import type {
  OfferedItem,
  RateExchangeContext,
  RateExchangeInput,
  RateExchangeOutput,
  RateExchangePorts,
} from './rate-exchange.types.ts';

/**
 * The offer to rate a title in exchange for a bonus. It came by itself: where there is nothing to offer, it ends and tells
 * nothing. The bonus is the service's own matter. Spec 1 §4, EVENT-020, MODAL-032
 */
export const rateExchangeMachine = setup({
  types: {} as {
    input: RateExchangeInput;
    context: RateExchangeContext;
    events: RateExchangeEvent;
    output: RateExchangeOutput;
    meta: FlowMeta;
  },
  actors: {
    findItem: missingPort<{ itemId: string }, OfferedItem>(
      'findItem',
      'The title, and whether the viewer has rated it.',
    ),
  },
  guards: { isRated: (_, { isRated }: OfferedItem) => isRated },
}).createMachine({
  id: 'rateExchange',
  description: 'Offers a bonus for the rating of a title.',
  context: ({ input }) => ({ ...input, name: undefined }),
  on: { 'offer.decline': '.declined', 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The title is on its way.',
      invoke: {
        src: 'findItem',
        input: ({ context }) => ({ itemId: context.itemId }),
        onDone: [
          { guard: { type: 'isRated', params: ({ event }) => event.output }, target: 'declined' },
          {
            target: 'offering',
            actions: assign(({ event }) => ({ name: event.output.name })),
          },
        ],
        onError: 'declined',
      },
    },
    offering: {
      description: 'The offer is shown.',
      meta: { requirements: ['EVENT-020'] },
      on: { 'offer.accept': 'accepted' },
    },
    accepted: {
      description: 'The rating comes next.',
      type: 'final',
      output: (): RateExchangeOutput => ({ status: 'accepted' }),
    },
    declined: {
      description: 'The viewer rates nothing now, or has done so before.',
      type: 'final',
      output: (): RateExchangeOutput => ({ status: 'declined' }),
    },
  },
  output: ({ event }) => event.output as RateExchangeOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createRateExchangeMachine = (ports: RateExchangePorts) =>
  rateExchangeMachine.provide({ actors: { findItem: actorFromPort(ports.findItem) } });
