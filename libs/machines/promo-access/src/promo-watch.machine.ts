import {
  actorFromPort,
  defineEvents,
  type EventOf,
  type FlowMeta,
  missingPort,
  type Port,
  required,
  secretField,
} from '@foyer/core';
import * as v from 'valibot';
import { assign, forwardTo, setup } from 'xstate';
import type { promoAccessEvents } from './promo-access.events.ts';
import { createPromoAccessMachine, promoAccessMachine } from './promo-access.machine.ts';
import type { PromoAccessInput, PromoAccessPorts } from './promo-access.types.ts';

/** What an address asks for, before it is known who is there; a code in its box. */
export type PromoAsk = Omit<PromoAccessInput, 'isSignedIn'>;

/** What the page tells of its addresses. */
export const promoWatchEvents = defineEvents({
  /** The page has come to an address that asks for something. */
  'address.asked': {
    ask: v.strictObject({
      request: v.variant('kind', [
        v.strictObject({ kind: v.picklist(['access', 'jointViewing']), code: secretField('Code') }),
        v.strictObject({ kind: v.picklist(['checkAuth', 'phone']) }),
      ]),
      canAsk: v.boolean(),
      phone: v.optional(v.string()),
    }),
  },
});

/** Effects of the watch, and of the flow that it starts. */
export interface PromoWatchPorts extends PromoAccessPorts {
  /** Whether the viewer is signed in. Rejects where that is not known. */
  learnViewer: Port<undefined, { isSignedIn: boolean }>;
}

/**
 * Answers each address that asks for something by the flow `promoAccess`, one after another.
 * QUERY-008, QUERY-014 to QUERY-022
 */
const promoWatchMachine = setup({
  types: {} as {
    context: { ask: PromoAsk | undefined; next: PromoAsk | undefined; isSignedIn: boolean };
    events: EventOf<typeof promoWatchEvents & typeof promoAccessEvents>;
    meta: FlowMeta;
  },
  actors: {
    learnViewer: missingPort<undefined, { isSignedIn: boolean }>(
      'learnViewer',
      'Whether the viewer is signed in.',
    ),
    promoAccess: promoAccessMachine,
  },
  guards: { hasNext: ({ context }) => context.next !== undefined },
  actions: {
    take: assign((_, ask: PromoAsk) => ({ ask })),
    keep: assign((_, next: PromoAsk) => ({ next })),
    takeNext: assign(({ context }) => ({ ask: context.next, next: undefined })),
  },
}).createMachine({
  id: 'promoWatch',
  description: 'Waits for addresses that ask for more than their page.',
  context: { ask: undefined, next: undefined, isSignedIn: false },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No address asks for anything.',
      on: {
        'address.asked': {
          target: 'learning',
          actions: { type: 'take', params: ({ event }) => event.ask },
        },
      },
    },
    learning: {
      description: 'Who is there decides what happens.',
      on: { 'address.asked': { actions: { type: 'take', params: ({ event }) => event.ask } } },
      invoke: {
        src: 'learnViewer',
        onDone: {
          target: 'answering',
          actions: assign({ isSignedIn: ({ event }) => event.output.isSignedIn }),
        },
        // Nothing is lost: the address still asks when the page is loaded again.
        onError: 'waiting',
      },
    },
    answering: {
      description: 'The flow runs for the address; one that comes meanwhile is next.',
      on: {
        'address.asked': { actions: { type: 'keep', params: ({ event }) => event.ask } },
        'modal.resolved': { actions: forwardTo('promoAccess') },
        'modal.rejected': { actions: forwardTo('promoAccess') },
      },
      invoke: {
        src: 'promoAccess',
        id: 'promoAccess',
        input: ({ context: { ask, isSignedIn } }) => ({ ...required(ask, 'ask'), isSignedIn }),
        onDone: [{ guard: 'hasNext', target: 'learning', actions: 'takeNext' }, 'waiting'],
      },
    },
  },
});

/** The machine with its effects attached; the root actor runs it under the system id `promo-access`. */
export const createPromoWatchMachine = ({ learnViewer, ...ports }: PromoWatchPorts) =>
  promoWatchMachine.provide({
    actors: {
      learnViewer: actorFromPort(learnViewer),
      promoAccess: createPromoAccessMachine(ports),
    },
  });
