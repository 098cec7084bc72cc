import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  messageOf,
  missingPort,
  required,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { AccountRefillEvent } from './account-refill.events.ts';
import type {
  AccountRefillContext,
  AccountRefillInput,
  AccountRefillOutput,
  AccountRefillPorts,
  RefillAccount,
} from './account-refill.types.ts';

const firstPauseMs = 2000;
/** Money that has not arrived after so many readings is asked for by a press alone. */
const readings = 5;

/**
 * Tops the prepaid account up: the money is paid on a page outside the site, so the account is read when the viewer comes
 * back, and some times after that. Spec 2 §5 "account_refill/external_url", case C8, decision 0108.
 */
export const accountRefillMachine = setup({
  types: {} as {
    input: AccountRefillInput;
    context: AccountRefillContext;
    events: AccountRefillEvent;
    output: AccountRefillOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    openPage: missingPort<{ url: string }, unknown>(
      'openPage',
      'Opens the page where the account is topped up; rejects when that cannot be done.',
    ),
    readAccount: missingPort<undefined, RefillAccount>('readAccount', 'The account as it is now.'),
  },
  guards: {
    canRefill: ({ context }) => context.account.refillUrl !== undefined,
    hasLeft: ({ context }) => context.before !== undefined,
    hasArrived: ({ context }, { balance }: RefillAccount) =>
      context.before !== undefined && balance > context.before,
    isPatient: ({ context }) => context.attempts < readings,
  },
  actions: {
    /** Supplied by `createAccountRefillMachine`. */
    keep: (_args: { context: AccountRefillContext }) => {},
    /** Supplied by `createAccountRefillMachine`. */
    forget: () => {},
    noteLeaving: assign(({ context }) => ({
      before: context.account.balance,
      arrived: 0,
      attempts: 0,
      message: undefined,
    })),
    noteStaying: assign({ before: undefined }),
    learn: assign(({ context }, account: RefillAccount) => ({
      account,
      arrived: Math.max(0, account.balance - (context.before ?? account.balance)),
      message: undefined,
    })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
    countReading: assign({ attempts: ({ context }) => context.attempts + 1 }),
    askAgain: assign({ attempts: 0 }),
  },
  delays: {
    /** 2, 4, 8, 16 and 32 seconds. */
    backOff: ({ context }) => firstPauseMs * 2 ** context.attempts,
  },
}).createMachine({
  id: 'accountRefill',
  description: 'Leads to where the prepaid account is topped up, and says what has arrived.',
  context: ({ input: { account, kept } }) => ({
    account,
    before: kept?.balance,
    arrived: 0,
    attempts: 0,
    message: undefined,
  }),
  on: { 'flow.resumed': '.starting' },
  initial: 'starting',
  states: {
    starting: {
      description: 'A viewer who had left to top up has come back.',
      always: [{ guard: 'hasLeft', target: 'reading' }, { target: 'offered' }],
    },
    offered: {
      description: 'The account can be topped up, where the service names a page for it.',
      on: { 'refill.open': { guard: 'canRefill', target: 'leaving' } },
    },
    leaving: {
      description: 'The page outside the site is being opened.',
      tags: 'busy',
      entry: ['noteLeaving', 'keep'],
      invoke: {
        src: 'openPage',
        input: ({ context }) => ({ url: required(context.account.refillUrl, 'refillUrl') }),
        onDone: 'away',
        onError: {
          target: 'offered',
          actions: ['noteStaying', 'forget', { type: 'tellError', params: ({ event }) => event }],
        },
      },
    },
    away: {
      description: 'The viewer is on the other page.',
      on: {
        'page.returned': 'reading',
        'refill.ask': 'reading',
        'refill.open': 'leaving',
        'refill.stop': 'stopping',
      },
    },
    reading: {
      description: 'The account is being read.',
      tags: 'busy',
      invoke: {
        src: 'readAccount',
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: 'arrived',
            actions: [{ type: 'learn', params: ({ event }) => event.output }, 'forget'],
          },
          {
            target: 'waiting',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    waiting: {
      description: 'Nothing has arrived yet. The account is read some times more, then by a press.',
      on: {
        'page.returned': { target: 'reading', actions: 'askAgain' },
        'refill.ask': { target: 'reading', actions: 'askAgain' },
        'refill.open': 'leaving',
        'refill.stop': 'stopping',
      },
      after: { backOff: { guard: 'isPatient', target: 'reading', actions: 'countReading' } },
    },
    stopping: {
      description: 'The viewer waits no longer.',
      entry: ['noteStaying', 'forget'],
      always: 'offered',
    },
    arrived: {
      description: 'Money has arrived: the viewer sees how much, and may go on.',
      on: { 'refill.open': { guard: 'canRefill', target: 'leaving' }, 'refill.goOn': 'goingOn' },
    },
    goingOn: {
      description: 'The viewer goes on with what the money was for.',
      type: 'final',
      output: ({ context }): AccountRefillOutput => ({ status: 'goOn', account: context.account }),
    },
  },
  output: ({ event }) => event.output as AccountRefillOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createAccountRefillMachine = ({ openPage, readAccount, keep }: AccountRefillPorts) =>
  accountRefillMachine.provide({
    actors: { openPage: actorFromPort(openPage), readAccount: actorFromPort(readAccount) },
    actions: {
      keep: ({ context }) => keep({ balance: context.account.balance }),
      forget: () => keep(undefined),
    },
  });
