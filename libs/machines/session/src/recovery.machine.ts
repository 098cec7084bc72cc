import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import {
  causeOf,
  BRIEF_COOKIE_SECONDS,
  LEFT_MS,
  LONGEST_PAUSE_MS,
  planActor,
  planPort,
} from './session.reloads.ts';
import type { SessionEvent } from './session.events.ts';
import type { RecoveryContext, SessionData, SessionPorts } from './session.types.ts';

/** What the recovery hears. */
export type RecoveryEvent = Extract<
  SessionEvent,
  {
    type: 'transport.failed' | 'session.changed' | 'busy.began' | 'busy.ended' | 'flow.resumed';
  }
>;

type Busy = Extract<RecoveryEvent, { type: 'busy.began' | 'busy.ended' }>;

const failureOf = (event: RecoveryEvent) =>
  event.type === 'transport.failed' ? causeOf(event) : undefined;

/**
 * What a failed call means for the whole page: the table of transport handlers. Spec 1 §8, ERR-005 to ERR-014.
 *
 * Each row acts at once and then ever later, also across reloads; all wait for one plan, save that another row is heard
 * meanwhile. While a payment is open the session is renewed, or the viewer signs in again, without a reload. Case C11,
 * decision 0110
 */
export const recoveryMachine = setup({
  types: {} as { context: RecoveryContext; events: RecoveryEvent; meta: FlowMeta },
  actors: {
    createDemoSession: missingPort<undefined, SessionData>(
      'createDemoSession',
      'Gives a visitor a session of their own.',
    ),
    updateSession: missingPort<undefined, unknown>(
      'updateSession',
      'Goes on with the session under a new cookie.',
    ),
    keepCookiesBriefly: missingPort<{ seconds: number }, unknown>(
      'keepCookiesBriefly',
      'Has the web server let the cookies of the session and of the balancer end after so many seconds.',
    ),
    dropSessionCookie: missingPort<undefined, unknown>(
      'dropSessionCookie',
      'Has the web server remove the cookie of the session.',
    ),
    planReload: planPort,
  },
  guards: {
    isForAll: ({ event }) => failureOf(event) !== undefined,
    isOtherCause: ({ context, event }) => {
      const cause = failureOf(event);
      return cause !== undefined && cause !== context.cause;
    },
    isCause: ({ context }, cause: RecoveryContext['cause']) => context.cause === cause,
    isPayment: (_, { reason }: Busy) => reason === 'payment',
    isPaying: ({ context }) => context.payments > 0,
    isLastPayment: ({ context }, { reason }: Busy) => reason === 'payment' && context.payments <= 1,
    isSignedIn: (_, { isAuth }: SessionData) => isAuth,
  },
  actions: {
    /** Supplied by `createRecoveryMachine`. */
    reload: () => {},
    /** Supplied by `createRecoveryMachine`. */
    goToGeoblock: () => {},
    setCause: assign(({ event }) => ({ cause: failureOf(event) })),
    setPause: assign((_, pauseMs: number) => ({ pauseMs })),
    beginPayment: assign({ payments: ({ context }) => context.payments + 1 }),
    endPayment: assign({ payments: ({ context }) => Math.max(0, context.payments - 1) }),
  },
  delays: { pause: ({ context }) => context.pauseMs, left: LEFT_MS },
}).createMachine({
  description: 'What a failed call means for the whole page.',
  id: 'recovery',
  context: { cause: undefined, pauseMs: 0, payments: 0 },
  on: {
    'flow.resumed': '.calm',
    'busy.began': {
      guard: { type: 'isPayment', params: ({ event }) => event },
      actions: 'beginPayment',
    },
    'busy.ended': {
      guard: { type: 'isPayment', params: ({ event }) => event },
      actions: 'endPayment',
    },
  },
  initial: 'calm',
  states: {
    calm: {
      description: 'Nothing has failed that concerns the page.',
      on: {
        'transport.failed': {
          guard: 'isForAll',
          target: 'planning',
          actions: 'setCause',
        },
      },
    },
    planning: {
      description: 'Each row of the table acts once in five seconds at most.',
      meta: { requirements: ['ERR-005'] },
      invoke: {
        src: 'planReload',
        input: ({ context }) => ({ cause: context.cause ?? 'unavailable' }),
        onDone: {
          target: 'pausing',
          actions: { type: 'setPause', params: ({ event }) => event.output.pauseMs },
        },
        // A tab without a memory must be slow, or an outage would be a storm.
        onError: {
          target: 'pausing',
          actions: { type: 'setPause', params: LONGEST_PAUSE_MS },
        },
      },
    },
    pausing: {
      description: 'The page waits for its turn.',
      on: {
        'transport.failed': {
          guard: 'isOtherCause',
          target: 'planning',
          actions: 'setCause',
        },
      },
      after: { pause: 'acting' },
    },
    acting: {
      description: 'Each row of the table has its action.',
      meta: {
        requirements: [
          'ERR-006',
          'ERR-007',
          'ERR-008',
          'ERR-009',
          'ERR-010',
          'ERR-011',
          'ERR-012',
          'ERR-013',
          'ERR-014',
        ],
      },
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: { type: 'isCause', params: 'missing' }, target: 'creating' },
            { guard: { type: 'isCause', params: 'stale' }, target: 'updating' },
            { guard: { type: 'isCause', params: 'lost' }, target: 'dropping' },
            {
              guard: { type: 'isCause', params: 'blockedCountry' },
              target: '#recovery.calm',
              actions: 'goToGeoblock',
            },
            { guard: 'isPaying', target: '#recovery.holding' },
            { target: 'reloading' },
          ],
        },
        creating: {
          description: 'There is no session any more: a demo session is made.',
          invoke: {
            src: 'createDemoSession',
            onDone: [{ guard: 'isPaying', target: '#recovery.signingIn' }, { target: 'keeping' }],
            onError: '#recovery.planning',
          },
        },
        keeping: {
          description: 'Its cookie, and that of the balancer, only live for the reload.',
          invoke: {
            src: 'keepCookiesBriefly',
            input: { seconds: BRIEF_COOKIE_SECONDS },
            onDone: 'reloading',
            onError: 'reloading',
          },
        },
        updating: {
          description: 'The session must be renewed.',
          invoke: {
            src: 'updateSession',
            onDone: [{ guard: 'isPaying', target: '#recovery.calm' }, { target: 'reloading' }],
            onError: '#recovery.planning',
          },
        },
        dropping: {
          description: 'The session is of no use any more.',
          invoke: {
            src: 'dropSessionCookie',
            onDone: [{ guard: 'isPaying', target: 'creating' }, { target: 'reloading' }],
            onError: '#recovery.planning',
          },
        },
        reloading: {
          description: 'The page goes.',
          entry: 'reload',
          after: { left: '#recovery.calm' },
        },
      },
    },
    holding: {
      description: 'A payment is open: the page goes after an outage once that has ended.',
      on: {
        'transport.failed': { guard: 'isOtherCause', target: 'planning', actions: 'setCause' },
        'busy.ended': {
          guard: { type: 'isLastPayment', params: ({ event }) => event },
          target: '#recovery.acting.reloading',
          actions: 'endPayment',
        },
      },
    },
    signingIn: {
      description:
        'A payment is open: its dialog has the viewer sign in again. The page goes once they turn back from that.',
      on: {
        'session.changed': {
          guard: { type: 'isSignedIn', params: ({ event }) => event.session },
          target: 'calm',
        },
        'busy.ended': {
          guard: { type: 'isLastPayment', params: ({ event }) => event },
          target: '#recovery.acting.keeping',
          actions: 'endPayment',
        },
      },
    },
  },
});

/** The machine with its effects attached; the session runs it. */
export const createRecoveryMachine = (ports: SessionPorts) =>
  recoveryMachine.provide({
    actors: {
      createDemoSession: actorFromPort(ports.createDemoSession),
      updateSession: actorFromPort(ports.updateSession),
      keepCookiesBriefly: actorFromPort(ports.keepCookiesBriefly),
      dropSessionCookie: actorFromPort(ports.dropSessionCookie),
      planReload: planActor(ports),
    },
    actions: { reload: () => ports.reload(), goToGeoblock: () => ports.goToGeoblock() },
  });
