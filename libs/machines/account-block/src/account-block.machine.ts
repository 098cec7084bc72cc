import { actorFromPort } from '@foyer/core';
import { accountBlockSetup, actionAt } from './account-block.setup.ts';
import { blockOf } from './account-block.reading.ts';
import type { AccountBlockPorts } from './account-block.types.ts';

/**
 * The dialog of a blocked account. Spec 1 §4 "Account block", ACCT-001 to ACCT-011.
 *
 * Closed by the viewer it stays away until the server speaks of the account again; moved aside by another dialog or
 * another page, when the viewer could not close it, it comes back.
 */
export const accountBlockMachine = accountBlockSetup.createMachine({
  id: 'accountBlock',
  description: 'Tells the viewer of a blocked account what can still be done.',
  context: ({ input }) => ({ ...blockOf(input.settings), message: undefined }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Only a block with a screen is shown.',
      meta: { requirements: ['ACCT-001'] },
      always: [{ guard: 'hasBlockScreen', target: 'waiting' }, { target: 'free' }],
    },
    free: {
      description: 'There is no block, or nothing to say about it.',
      on: {
        'account.changed': {
          target: 'deciding',
          actions: { type: 'learn', params: ({ event }) => event.settings },
        },
      },
    },
    waiting: {
      description: 'The page is left alone for a second.',
      meta: { requirements: ['ACCT-001', 'ACCT-002'] },
      on: {
        'account.changed': {
          target: 'deciding',
          actions: { type: 'learn', params: ({ event }) => event.settings },
        },
        'flow.resumed': { target: 'waiting', reenter: true },
      },
      after: { blockScreen: 'blocked' },
    },
    blocked: {
      description: 'The dialog is open, or waits for another one to end.',
      meta: { requirements: ['ACCT-003', 'ACCT-005', 'ACCT-006'] },
      entry: 'ask',
      exit: 'withdraw',
      on: {
        'account.changed': [
          {
            guard: { type: 'isStillBlocked', params: ({ event }) => event.settings },
            actions: { type: 'learn', params: ({ event }) => event.settings },
          },
          { target: 'free', actions: { type: 'learn', params: ({ event }) => event.settings } },
        ],
        'modal.rejected': [
          { guard: { type: 'isPushedAway', params: ({ event }) => event }, target: 'waiting' },
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'dismissed',
            actions: 'reset',
          },
        ],
        'flow.resumed': { actions: 'ask' },
      },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The viewer has the actions that the server lists.',
          meta: { requirements: ['ACCT-006', 'ACCT-007', 'ACCT-010'] },
          on: {
            'block.act': [
              {
                guard: { type: 'isLogout', params: ({ event }) => event.choice },
                target: 'leaving',
                actions: 'unsay',
              },
              {
                guard: { type: 'isExternal', params: ({ event }) => event.choice },
                actions: {
                  type: 'openExternal',
                  params: ({ context, event }) => actionAt(context, event.choice),
                },
              },
              {
                guard: { type: 'isScreen', params: ({ event }) => event.choice },
                target: '#accountBlock.dismissed',
                actions: [
                  {
                    type: 'openScreen',
                    params: ({ context, event }) => actionAt(context, event.choice),
                  },
                  'reset',
                ],
              },
            ],
          },
        },
        leaving: {
          description: 'The viewer is being signed out.',
          meta: { requirements: ['ACCT-009'] },
          tags: 'busy',
          invoke: {
            src: 'signOut',
            onDone: { target: '#accountBlock.dismissed', actions: ['reset', 'tellSession'] },
            onError: {
              target: 'choosing',
              actions: { type: 'say', params: ({ event }) => event },
            },
          },
        },
      },
    },
    dismissed: {
      description: 'The viewer knows of the block.',
      meta: { requirements: ['ACCT-004'] },
      on: {
        'account.changed': {
          guard: { type: 'isFree', params: ({ event }) => event.settings },
          target: 'free',
          actions: { type: 'learn', params: ({ event }) => event.settings },
        },
        'push.received': {
          guard: { type: 'isAccountStatus', params: ({ event }) => event.code },
          target: 'free',
        },
      },
    },
  },
});

/** The machine with its effects attached; the root actor runs it under the system id `account-block`. */
export const createAccountBlockMachine = (ports: AccountBlockPorts) =>
  accountBlockMachine.provide({
    actors: { signOut: actorFromPort(ports.signOut) },
    actions: {
      openScreen: (_, action) => action?.type === 'screen' && ports.openScreen(action.path),
      openExternal: (_, action) => action?.type === 'external' && ports.openExternal(action.url),
    },
  });
