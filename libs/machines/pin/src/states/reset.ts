import { required } from '@foyer/core';
import { assign } from 'xstate';
import { pinSetup } from '../pin.setup.ts';

/** The PIN is forgotten, or given up. */
export const reset = pinSetup.createStateConfig({
  description: 'The user confirms, then the PIN is deleted and 0000 is in force again.',
  meta: { requirements: ['PIN-006', 'PIN-007', 'PIN-008'] },
  entry: 'forget',
  on: { 'pin.cancel': '.leaving' },
  initial: 'confirming',
  states: {
    confirming: {
      description: 'An SMS code or the password is asked for, by the flow password-confirm.',
      invoke: {
        id: 'passwordConfirm',
        src: 'passwordConfirm',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'deleting',
            actions: assign(({ event }) =>
              event.output.status === 'confirmed'
                ? { confirmation: event.output.confirmation }
                : {},
            ),
          },
          { target: 'leaving' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    deleting: {
      description: 'The PIN is being deleted.',
      tags: 'busy',
      invoke: {
        src: 'deletePin',
        input: ({ context }) => ({
          confirmation: required(context.confirmation, 'confirmation'),
        }),
        onDone: [
          { guard: 'isDisabling', target: '#pin.disabled' },
          { target: '#pin.known', actions: ['useDefaultPin', 'endLock'] },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The PIN could not be deleted; the viewer may confirm again.',
      on: { 'pin.retry': 'confirming' },
      exit: 'clearMessage',
    },
    leaving: {
      description:
        'Back to asking or to the wait before it, unless giving up the PIN was all that was wanted.',
      always: [
        { guard: 'isDisabling', target: '#pin.cancelled' },
        { guard: 'isLocked', target: '#pin.pin.locked' },
        { target: '#pin.pin' },
      ],
    },
  },
});
