import { required } from '@foyer/core';
import { assign } from 'xstate';
import { pinSetup } from '../pin.setup.ts';

/** The PIN itself. */
export const pin = pinSetup.createStateConfig({
  description: 'The PIN is asked for.',
  meta: { requirements: ['PIN-005', 'PIN-010', 'PIN-011', 'PIN-012', 'PIN-014'] },
  on: { 'pin.cancel': 'cancelled', 'pin.reset': { guard: 'isMaster', target: 'reset' } },
  initial: 'asking',
  states: {
    asking: {
      description: 'Four digits are awaited; anything else cannot be submitted.',
      on: {
        'pin.submit': {
          guard: { type: 'isPin', params: ({ event }) => event },
          target: 'checking',
          actions: ['clearMessage', assign({ pin: ({ event }) => event.pin })],
        },
      },
    },
    checking: {
      description: 'The server says whether the PIN is right.',
      tags: 'busy',
      invoke: {
        src: 'validatePin',
        input: ({ context }) => ({ pin: required(context.pin, 'pin') }),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: '#pin.known',
          },
          { target: 'asking', actions: { type: 'tell', params: 'input.pin.validate' } },
        ],
        onError: [
          {
            guard: { type: 'isTooManyTries', params: ({ event }) => event },
            target: 'locked',
            actions: { type: 'lock', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    locked: {
      description: 'Too many tries: the viewer sees how long to wait.',
      after: { lockEnds: { target: 'asking', actions: 'endLock' } },
      initial: 'counting',
      states: {
        counting: {
          after: { second: { target: 'counting', reenter: true, actions: 'countDown' } },
        },
      },
    },
  },
});
