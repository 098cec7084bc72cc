import { actorFromPort, required, secret } from '@foyer/core';
import { createPasswordConfirmMachine } from '@foyer/password-confirm';
import { DEFAULT_PIN, pinSetup } from './pin.setup.ts';
import type { PinOutput, PinPorts } from './pin.types.ts';
import { changePin } from './states/change-pin.ts';
import { pin } from './states/pin.ts';
import { pinCancel } from './states/pin-cancel.ts';
import { reset } from './states/reset.ts';

/**
 * PIN: asks for it, resets it, changes it, lifts limits by it. Spec 1 §4 and §5 "PIN", spec 2 §4 "PIN cancel and reset",
 * PIN-001 to PIN-018.
 *
 * A wrong PIN is `pin.asking` with the message `input.pin.validate`; a failed call is the same state with the server's
 * words or `error.default`; nothing is thrown. Leaving a state with the tag `busy` aborts its call. The only ways to
 * `accepted` lead through `known`, which is entered after the server has said which PIN is in force, and through
 * `changePin.saving`, where it takes the old PIN with the new. A lock outlasts a detour to the reset and a restored
 * snapshot; it is not counted down meanwhile.
 */
export const pinMachine = pinSetup.createMachine({
  id: 'pin',
  description:
    'Asks for the PIN of a profile, resets it, changes it or gives it up, or lifts age limits.',
  context: ({ input }) => ({
    purpose: input.purpose ?? 'check',
    profileType: input.profileType,
    profileId: input.profileId,
    isAutoChecked: input.isAutoChecked ?? false,
    hasChangeStep: input.hasChangeStep ?? false,
    phone: input.phone,
    pin: undefined,
    newPin: undefined,
    confirmation: undefined,
    ageLimitId: undefined,
    message: undefined,
    lockedForSeconds: 0,
  }),
  on: { 'flow.resumed': '.deciding' },
  initial: 'deciding',
  states: {
    deciding: {
      description:
        'A master profile is tried with 0000 first; only a master may give the PIN up or lift limits.',
      meta: { requirements: ['PIN-002', 'PIN-003', 'PIN-008'] },
      entry: 'forget',
      always: [
        { guard: 'isDisabling', target: 'disabling' },
        { guard: 'mayNotLift', target: 'refused' },
        { guard: 'isLocked', target: 'pin.locked' },
        { guard: 'isSettingUp', target: 'changePin', actions: 'useDefaultPin' },
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
    pin,
    pinCancel,
    reset,
    known: {
      description: 'The PIN in force is known; a payment replaces 0000 first.',
      meta: { requirements: ['PIN-015', 'PIN-018'] },
      always: [
        { guard: 'isLifting', target: 'pinCancel' },
        { guard: 'mustChange', target: 'changePin' },
        { target: 'accepted' },
      ],
    },
    changePin,
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
    lifted: {
      description: 'The profile has no age limits any more.',
      meta: { requirements: ['PIN-016'] },
      type: 'final',
      output: (): PinOutput => ({ status: 'lifted' }),
    },
    refused: {
      description: 'The profile may not give the PIN or its limits up.',
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
      listAgeLimits: actorFromPort(ports.listAgeLimits),
      setAgeLimits: actorFromPort(ports.setAgeLimits),
      passwordConfirm: createPasswordConfirmMachine(ports),
    },
  });
