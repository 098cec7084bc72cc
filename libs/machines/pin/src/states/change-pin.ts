import { required } from '@foyer/core';
import { assign } from 'xstate';
import { pinSetup } from '../pin.setup.ts';

/** Another PIN is chosen. */
export const changePin = pinSetup.createStateConfig({
  description: 'A new PIN is entered twice; 0000 is refused.',
  meta: { requirements: ['PIN-009', 'PIN-013'] },
  on: { 'pin.cancel': 'cancelled' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The new PIN is awaited.',
      on: {
        'pin.submit': [
          {
            guard: { type: 'isDefaultPin', params: ({ event }) => event },
            actions: { type: 'tell', params: 'modal.pin_change.error_0000' },
          },
          {
            guard: { type: 'isPin', params: ({ event }) => event },
            target: 'repeating',
            actions: ['clearMessage', assign({ newPin: ({ event }) => event.pin })],
          },
        ],
      },
    },
    repeating: {
      description: 'The new PIN is awaited again; another one restarts the choice.',
      on: {
        'pin.submit': [
          { guard: { type: 'isRepeated', params: ({ event }) => event }, target: 'saving' },
          {
            guard: { type: 'isPin', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'tell', params: 'modal.pin_change.mismatch' },
          },
        ],
      },
    },
    saving: {
      description: 'The PIN is being replaced.',
      tags: 'busy',
      invoke: {
        src: 'changePin',
        input: ({ context }) => ({
          oldPin: required(context.pin, 'pin'),
          newPin: required(context.newPin, 'newPin'),
        }),
        onDone: {
          target: '#pin.accepted',
          actions: assign(({ context }) => ({ pin: context.newPin })),
        },
        onError: [
          {
            guard: { type: 'isDefaultRefused', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'tell', params: 'modal.pin_change.error_0000' },
          },
          {
            guard: { type: 'isWrongOldPin', params: ({ event }) => event },
            target: '#pin.pin',
            actions: { type: 'tell', params: 'input.pin.validate' },
          },
          {
            guard: { type: 'isTooManyTries', params: ({ event }) => event },
            target: '#pin.pin.locked',
            actions: { type: 'lock', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
  },
});
