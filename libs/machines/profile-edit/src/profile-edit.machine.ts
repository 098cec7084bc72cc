import { actorFromPort, required } from '@foyer/core';
import { profileEditSetup } from './profile-edit.setup.ts';
import type { ProfileEditOutput, ProfileEditPorts } from './profile-edit.types.ts';

/**
 * The settings of one profile, each saved by itself, one call at a time. Spec 1 §5 and §7, PROF, PIN-015 to PIN-017.
 *
 * A change is shown at once and saved in its turn. What loosens a limit, seen from what the service has at that
 * moment, first leads through `confirming`; a change that fails or is not confirmed is gone from view again.
 */
export const profileEditMachine = profileEditSetup.createMachine({
  id: 'profileEdit',
  description: 'Changes the settings of a profile, or deletes it.',
  context: ({ input }) => ({
    profile: input.profile,
    viewer: input.viewer,
    ageLimits: input.ageLimits,
    edits: [],
    messages: {},
  }),
  on: {
    'profile.change': [
      {
        guard: { type: 'isBadName', params: ({ event }) => event },
        actions: { type: 'tellBadName', params: ({ event }) => event },
      },
      {
        guard: { type: 'mayChange', params: ({ event }) => event },
        actions: { type: 'enqueue', params: ({ event }) => event },
      },
    ],
    'viewingPin.switch': {
      guard: 'maySwitchPin',
      actions: { type: 'enqueueSwitchedPin', params: ({ event }) => event },
    },
    'pin.cancel': { guard: 'maySwitchPin', actions: 'enqueueCancelledPin' },
    'profile.refreshed': {
      actions: { type: 'takeProfile', params: ({ event }) => event.profile },
    },
    'flow.resumed': { target: '.idle', actions: 'dropAll' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The settings may be changed; a change that waits is taken at once.',
      meta: { requirements: ['PROF-005', 'PROF-006', 'PROF-007', 'PROF-015'] },
      always: [
        { guard: 'loosens', target: 'confirming' },
        { guard: 'isWaiting', target: 'saving' },
      ],
      on: { 'deletion.ask': { guard: 'mayDelete', target: 'deletion' } },
    },
    confirming: {
      description: 'The change loosens a limit: the PIN is asked for first.',
      meta: { requirements: ['PIN-015'] },
      invoke: {
        src: 'confirmPin',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'saving',
          },
          { target: 'idle', actions: 'dropFirst' },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'tellFirst', params: ({ event }) => event }, 'dropFirst'],
        },
      },
    },
    saving: {
      description: 'The change is on its way.',
      meta: { requirements: ['PIN-016'] },
      tags: 'busy',
      invoke: {
        src: 'editProfile',
        input: ({ context }) => ({
          id: context.profile.id,
          changes: required(context.edits[0], 'edit').changes,
        }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'takeProfile', params: ({ event }) => event.output }, 'dropFirst'],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'tellFirst', params: ({ event }) => event }, 'dropFirst'],
        },
      },
    },
    deletion: {
      description: 'The master deletes an additional profile.',
      meta: { requirements: ['PROF-018'] },
      entry: 'hushDeletion',
      initial: 'asking',
      states: {
        asking: {
          description: 'The viewer is asked whether they mean it.',
          on: { 'deletion.confirm': 'deleting', 'deletion.cancel': '#profileEdit.idle' },
        },
        deleting: {
          description: 'The profile is being deleted.',
          tags: 'busy',
          invoke: {
            src: 'deleteProfile',
            input: ({ context }) => ({ id: context.profile.id }),
            onDone: '#profileEdit.deleted',
            onError: {
              target: 'asking',
              actions: { type: 'tellDeletion', params: ({ event }) => event },
            },
          },
        },
      },
    },
    deleted: {
      description: 'The profile is gone; its page is to be left.',
      type: 'final',
      output: (): ProfileEditOutput => ({ status: 'deleted' }),
    },
  },
  output: ({ event }) => event.output as ProfileEditOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createProfileEditMachine = (ports: ProfileEditPorts) =>
  profileEditMachine.provide({
    actors: {
      confirmPin: actorFromPort(ports.confirmPin),
      editProfile: actorFromPort(ports.editProfile),
      deleteProfile: actorFromPort(ports.deleteProfile),
    },
  });
