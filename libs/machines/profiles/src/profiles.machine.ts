import { errorCodes } from '@foyer/contract';
import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  required,
  type Secret,
} from '@foyer/core';
import { createPinMachine, pinMachine, type PinOutput } from '@foyer/pin';
import { assign, setup } from 'xstate';
import type { ProfilesEvent } from './profiles.events.ts';
import type {
  Household,
  ProfilesContext,
  ProfilesInput,
  ProfilesOutput,
  ProfilesPorts,
} from './profiles.types.ts';

/**
 * The selection of a profile: lists the profiles of the account and makes one of them the session's own.
 * Spec 1 §4 "Profile switch" and §6, PROF-001 to PROF-003, PROF-011 to PROF-015.
 *
 * Whether a switch needs the PIN is the server's to say: it is first tried without one, and 1000110 asks for it, by the
 * flow `pin` (decision 0021). A forgotten PIN is reset by the master only, so it is not offered here: the PIN is asked
 * only on the way out of an additional profile.
 */
export const profilesMachine = setup({
  types: {} as {
    input: ProfilesInput;
    context: ProfilesContext;
    events: ProfilesEvent;
    output: ProfilesOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    listProfiles: missingPort<undefined, Household>(
      'listProfiles',
      'The profiles of the account, and which is in force.',
    ),
    switchProfile: missingPort<{ id: string; pin: Secret | undefined }, unknown>(
      'switchProfile',
      "Makes another profile the session's own.",
    ),
    otherViewer: missingPort<{ currentId: string | undefined }, unknown>(
      'otherViewer',
      'Settles when the page has heard that another profile is in force now.',
    ),
    pin: pinMachine,
  },
  guards: {
    isClosable: ({ context }) => context.isClosable,
    isAny: (_, { profiles }: Household) => profiles.length > 0,
    isChosen: ({ context }, { profiles, currentId }: Household) =>
      context.skipsSingle && profiles.length === 1 && profiles[0]?.id === currentId,
    isCurrent: ({ context }, id: string) => context.currentId === id,
    isListed: ({ context }, id: string) => context.profiles.some((profile) => profile.id === id),
    isMaster: ({ context: { profiles, currentId } }) =>
      profiles.some(({ id, type }) => id === currentId && type === 'master'),
    isPinNeeded: (_, { error }: FailedCall) => hasCode(error, errorCodes.pinRequired),
    isAccepted: (_, output: PinOutput) => output.status === 'accepted',
  },
  actions: {
    /** Supplied by `createProfilesMachine`. */
    tellSettled: () => {},
    /** Supplied by `createProfilesMachine`. */
    tellSwitched: () => {},
    setHousehold: assign((_, household: Household) => ({ ...household, message: undefined })),
    forgetCurrent: assign({ currentId: undefined }),
    want: assign((_, id: string) => ({ wantedId: id, message: undefined })),
    takePin: assign((_, output: PinOutput) =>
      output.status === 'accepted' ? { pin: output.pin } : {},
    ),
    forgetPin: assign({ pin: undefined }),
    forgetWish: assign({ wantedId: undefined, pin: undefined }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
}).createMachine({
  id: 'profiles',
  description: 'Lets the viewer say who is watching.',
  context: ({ input }) => ({
    isClosable: input.isClosable,
    skipsSingle: input.skipsSingle,
    profiles: [],
    currentId: undefined,
    wantedId: undefined,
    pin: undefined,
    message: undefined,
  }),
  on: {
    'profiles.close': { guard: 'isClosable', target: '.closed', actions: 'tellSettled' },
    'flow.resumed': '.loading',
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The profiles are on their way.',
      meta: { requirements: ['PROF-001'] },
      entry: 'forgetWish',
      tags: 'busy',
      invoke: {
        src: 'listProfiles',
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'chosen',
            actions: 'tellSettled',
          },
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'setHousehold', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'There are no profiles to choose from; they may be asked for again.',
      on: { 'profiles.retry': 'loading' },
    },
    choosing: {
      description: 'One profile of the list is awaited.',
      meta: { requirements: ['PROF-001', 'PROF-002', 'PROF-003'] },
      entry: 'forgetWish',
      on: {
        'profile.choose': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.id },
            target: 'chosen',
            actions: 'tellSettled',
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event.id },
            target: 'switching',
            actions: { type: 'want', params: ({ event }) => event.id },
          },
        ],
        'profile.add': { guard: 'isMaster', target: 'adding' },
      },
      invoke: {
        src: 'otherViewer',
        input: ({ context: { currentId } }) => ({ currentId }),
        onDone: 'refreshing',
        onError: { actions: 'forgetCurrent' },
      },
    },
    refreshing: {
      description:
        'Another tab has switched: who is watching now is asked for, and the list stays meanwhile.',
      meta: { requirements: ['PROF-001'] },
      tags: 'busy',
      invoke: {
        src: 'listProfiles',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'setHousehold', params: ({ event }) => event.output },
          },
          { target: 'loading' },
        ],
        onError: { target: 'choosing', actions: 'forgetCurrent' },
      },
    },
    switching: {
      description: 'The switch is on its way; without a PIN at first.',
      meta: {
        requirements: ['PROF-011', 'PROF-012', 'PROF-013', 'PROF-014', 'PROF-015', 'PROF-017'],
      },
      tags: 'busy',
      exit: 'forgetPin',
      // Closed now, it would not be known who is watching.
      on: { 'profiles.close': {} },
      invoke: {
        src: 'switchProfile',
        input: ({ context: { wantedId, pin } }) => ({ id: required(wantedId, 'wantedId'), pin }),
        onDone: { target: 'chosen', actions: ['tellSettled', 'tellSwitched'] },
        onError: [
          { guard: { type: 'isPinNeeded', params: ({ event }) => event }, target: 'pin' },
          {
            target: 'choosing',
            actions: { type: 'tellError', params: ({ event }) => event },
          },
        ],
      },
    },
    pin: {
      description: 'The profile in force is left with the PIN only, which the flow pin asks for.',
      meta: { requirements: ['PROF-014', 'PROF-017'] },
      invoke: {
        id: 'pin',
        src: 'pin',
        input: () => ({ profileType: 'additional' as const }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'switching',
            actions: { type: 'takePin', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    chosen: {
      description: 'The viewer has said who is watching.',
      type: 'final',
      output: (): ProfilesOutput => ({ status: 'chosen' }),
    },
    adding: {
      description: 'The master wants another profile.',
      meta: { requirements: ['PROF-003'] },
      type: 'final',
      output: (): ProfilesOutput => ({ status: 'add' }),
    },
    closed: {
      description: 'The profile stays as it is.',
      type: 'final',
      output: (): ProfilesOutput => ({ status: 'closed' }),
    },
  },
  output: ({ event }) => event.output as ProfilesOutput,
});

/** The machine with its calls attached; what a view starts, or the sign-in as its step `profiles`. */
export const createProfilesMachine = (ports: ProfilesPorts) =>
  profilesMachine.provide({
    actors: {
      listProfiles: actorFromPort(ports.listProfiles),
      switchProfile: actorFromPort(ports.switchProfile),
      otherViewer: actorFromPort(ports.otherViewer),
      pin: createPinMachine(ports),
    },
    actions: {
      tellSettled: () => ports.settled(),
      tellSwitched: () => ports.switched(),
    },
  });
