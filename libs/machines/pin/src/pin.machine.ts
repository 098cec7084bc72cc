import { actorFromPort, required, secret } from '@foyer/core';
import { createPasswordConfirmMachine } from '@foyer/password-confirm';
import { assign } from 'xstate';
import { DEFAULT_PIN, pinSetup } from './pin.setup.ts';
import type { PinOutput, PinPorts } from './pin.types.ts';

/**
 * PIN: asks for it, resets it, changes it. Spec 1 §4 and §5 "PIN", PIN-001 to PIN-014.
 *
 * A wrong PIN is `pin.asking` with the message `input.pin.validate`; a failed call is the same state with the server's
 * words or `error.default`; nothing is thrown. Leaving a state with the tag `busy` aborts its call. The only way to
 * `accepted` leads through `known`, which is entered after the server has said which PIN is in force.
 */
export const pinMachine = pinSetup.createMachine({
  id: 'pin',
  description: 'Asks for the PIN of a profile, resets it, changes it or gives it up.',
  context: ({ input }) => ({
    purpose: input.purpose ?? 'check',
    profileType: input.profileType,
    isAutoChecked: input.isAutoChecked ?? false,
    hasChangeStep: input.hasChangeStep ?? false,
    phone: input.phone,
    pin: undefined,
    newPin: undefined,
    confirmation: undefined,
    message: undefined,
    lockedForSeconds: 0,
  }),
  on: { 'flow.resumed': '.deciding' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A master profile is tried with 0000 first; only a master may give the PIN up.',
      meta: { requirements: ['PIN-002', 'PIN-003', 'PIN-008'] },
      entry: 'forget',
      always: [
        { guard: 'isDisabling', target: 'disabling' },
        { guard: 'isAutoCheckedMaster', target: 'auto' },
        { target: 'pin' },
      ],
    },
    disabling: {
      description: 'Only a master may give the PIN up.',
      meta: { requirements: ['PIN-008'] },
      always: [{ guard: 'isMaster', target: 'reset' }, { target: 'refused' }],
    },
    auto: {
      description: 'The default PIN is tried without asking.',
      meta: { requirements: ['PIN-001', 'PIN-002', 'PIN-004', 'PIN-005'] },
      tags: 'busy',
      on: { 'pin.cancel': 'cancelled' },
      invoke: {
        src: 'validatePin',
        input: () => ({ pin: secret(DEFAULT_PIN) }),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'known',
            actions: 'useDefaultPin',
          },
          { target: 'pin' },
        ],
        onError: [
          {
            guard: { type: 'isTooManyTries', params: ({ event }) => event },
            target: 'pin.locked',
            actions: { type: 'lock', params: ({ event }) => event },
          },
          { target: 'pin' },
        ],
      },
    },
    pin: {
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
              actions: ['hush', assign({ pin: ({ event }) => event.pin })],
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
          after: { lockEnds: 'asking' },
          initial: 'counting',
          states: {
            counting: {
              after: { second: { target: 'counting', reenter: true, actions: 'countDown' } },
            },
          },
        },
      },
    },
    reset: {
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
              { target: '#pin.known', actions: 'useDefaultPin' },
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
          exit: 'hush',
        },
        leaving: {
          description: 'Back to asking, unless giving up the PIN was all that was wanted.',
          always: [{ guard: 'isDisabling', target: '#pin.cancelled' }, { target: '#pin.pin' }],
        },
      },
    },
    known: {
      description: 'The PIN in force is known; a payment replaces 0000 first.',
      always: [{ guard: 'mustChange', target: 'change' }, { target: 'accepted' }],
    },
    change: {
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
                actions: ['hush', assign({ newPin: ({ event }) => event.pin })],
              },
            ],
          },
        },
        repeating: {
          description: 'The new PIN is awaited again; another one starts the choice anew.',
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
    },
    accepted: {
      description: 'The PIN is right, or was replaced.',
      meta: { requirements: ['PIN-004', 'PIN-007'] },
      type: 'final',
      output: ({ context }): PinOutput => ({
        status: 'accepted',
        pin: required(context.pin, 'pin'),
      }),
    },
    disabled: {
      description: 'The PIN is given up: 0000 is in force.',
      type: 'final',
      output: (): PinOutput => ({ status: 'disabled' }),
    },
    refused: {
      description: 'The profile may not give the PIN up.',
      meta: { requirements: ['PIN-008'] },
      type: 'final',
      output: (): PinOutput => ({ status: 'refused' }),
    },
    cancelled: {
      description: 'The viewer turned back.',
      type: 'final',
      output: (): PinOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PinOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createPinMachine = (ports: PinPorts) =>
  pinMachine.provide({
    actors: {
      validatePin: actorFromPort(ports.validatePin),
      deletePin: actorFromPort(ports.deletePin),
      changePin: actorFromPort(ports.changePin),
      passwordConfirm: createPasswordConfirmMachine(ports),
    },
  });
