import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  type Message,
  messageOf,
  missingPort,
  required,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { RatingEvent } from './rating.events.ts';
import {
  HIGHEST_RATING,
  NO_RATING,
  type RatedItem,
  type RatingContext,
  type RatingInput,
  type RatingOutput,
  type RatingPorts,
} from './rating.types.ts';

const itemOf = (context: RatingContext) => required(context.item, 'item');

/**
 * The rating of one title: shows the viewer's own, takes another and sends it. Spec 3 §5 "Rating" and §8, RATE-001 to RATE-009
 *
 * A failure is told by a notification, and the choice stays to be sent again.
 */
export const ratingMachine = setup({
  types: {} as {
    input: RatingInput;
    context: RatingContext;
    events: RatingEvent;
    output: RatingOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    findItem: missingPort<{ itemId: string }, RatedItem>(
      'findItem',
      'The title, with what the viewer has rated it.',
    ),
    setRating: missingPort<{ item: RatedItem; rating: number }, unknown>(
      'setRating',
      'Rates the title.',
    ),
    deleteRating: missingPort<{ item: RatedItem }, unknown>(
      'deleteRating',
      'Takes the rating back.',
    ),
  },
  guards: {
    isVisitor: ({ context }) => !context.isSignedIn,
    isOnScale: (_, value: number) =>
      Number.isInteger(value) && value >= NO_RATING && value <= HIGHEST_RATING,
    isUnchanged: ({ context }) => context.value === context.item?.rating,
    isRemoval: ({ context }) => context.value === NO_RATING,
  },
  actions: {
    learn: assign((_, item: RatedItem) => ({ item, value: item.rating })),
    /** Supplied by `createRatingMachine`. */
    tellFailure: (_args, _message: Message) => {},
  },
}).createMachine({
  id: 'rating',
  description: 'Lets the viewer rate a title, change the rating and take it back.',
  context: ({ input }) => ({ ...input, item: undefined, value: NO_RATING }),
  on: { 'rating.close': '.cancelled', 'flow.resumed': '.deciding' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Only who has signed in may rate.',
      meta: { requirements: ['RATE-007'] },
      always: [{ guard: 'isVisitor', target: 'signIn' }, { target: 'loading' }],
    },
    loading: {
      description: 'The title is on its way.',
      tags: 'busy',
      invoke: {
        src: 'findItem',
        input: ({ context }) => ({ itemId: context.itemId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    choosing: {
      description: 'The scale is shown. What is chosen can be sent once it is another rating.',
      meta: { requirements: ['RATE-001', 'RATE-003', 'RATE-008'] },
      on: {
        'rating.choose': {
          guard: { type: 'isOnScale', params: ({ event }) => event.value },
          actions: assign(({ event }) => ({ value: event.value })),
        },
        'rating.send': [
          { guard: 'isUnchanged' },
          { guard: 'isRemoval', target: 'removing' },
          { target: 'setting' },
        ],
      },
    },
    setting: {
      description: 'The rating is on its way.',
      meta: { requirements: ['RATE-004', 'RATE-006'] },
      tags: 'busy',
      invoke: {
        src: 'setRating',
        input: ({ context }) => ({ item: itemOf(context), rating: context.value }),
        onDone: 'rated',
        onError: {
          target: 'choosing',
          actions: { type: 'tellFailure', params: ({ event }) => reasonOf(event) },
        },
      },
    },
    removing: {
      description: 'The rating is being taken back.',
      meta: { requirements: ['RATE-002', 'RATE-005', 'RATE-006'] },
      tags: 'busy',
      invoke: {
        src: 'deleteRating',
        input: ({ context }) => ({ item: itemOf(context) }),
        onDone: 'rated',
        onError: {
          target: 'choosing',
          actions: { type: 'tellFailure', params: ({ event }) => reasonOf(event) },
        },
      },
    },
    unavailable: {
      description: 'There is no such title, or it did not come: the error dialog.',
      meta: { requirements: ['MODAL-024'] },
    },
    rated: {
      description: 'The service has the rating, or has it no more.',
      type: 'final',
      output: ({ context }): RatingOutput => ({ status: 'rated', rating: context.value }),
    },
    signIn: {
      description: 'A visitor is to sign in first.',
      meta: { requirements: ['RATE-007'] },
      type: 'final',
      output: (): RatingOutput => ({ status: 'sign-in' }),
    },
    cancelled: {
      description: 'The rating stays as it is.',
      type: 'final',
      output: (): RatingOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as RatingOutput,
});

/** RATE-006 */
const reasonOf = ({ error }: FailedCall): Message =>
  messageOf(error, 'notification.rating.message_error');

/** The machine with its calls and effects attached; what a view starts. */
export const createRatingMachine = (ports: RatingPorts) =>
  ratingMachine.provide({
    actors: {
      findItem: actorFromPort(ports.findItem),
      setRating: actorFromPort(ports.setRating),
      deleteRating: actorFromPort(ports.deleteRating),
    },
    actions: { tellFailure: (_, message) => ports.tellFailure(message) },
  });
