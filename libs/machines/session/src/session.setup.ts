import { errorCodes, eventCodes } from '@foyer/contract';
import { type FailedCall, type FlowMeta, hasCode, missingPort } from '@foyer/core';
import { and, type AnyActorRef, assign, enqueueActions, or, setup, stateIn } from 'xstate';
import { recoveryMachine } from './recovery.machine.ts';
import { renewalMachine } from './renewal.machine.ts';
import type { SessionEvent } from './session.events.ts';
import { causeOf, isAmong, LONGEST_PAUSE_MS } from './session.reloads.ts';
import type { SessionContext, SessionData, SessionEmitted, SessionInput } from './session.types.ts';

const shortestRetryMs = 1000;

type Push = Extract<SessionEvent, { type: 'push.received' }>;

const parts = setup({
  types: {} as {
    input: SessionInput;
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    meta: FlowMeta;
    tags: 'busy';
  },
  actors: {
    getSession: missingPort<undefined, SessionData>('getSession', 'The running session.'),
    createDemoSession: missingPort<undefined, SessionData>(
      'createDemoSession',
      'Gives a visitor a session of their own.',
    ),
    recovery: recoveryMachine,
    renewal: renewalMachine,
  },
  guards: {
    isUnknown: ({ context }) => context.session === undefined,
    isRestricted: ({ context }) => context.session?.state === 'restricted',
    isAuth: ({ context }) => context.session?.isAuth ?? false,
    isBlocked: ({ context }) => context.isBlocked,
    isFree: ({ context }) => !context.isBlocked,
    isNew: ({ context: { session } }, next: SessionData) =>
      session?.state !== next.state || session.isAuth !== next.isAuth,
    isBriefDemo: ({ context }, { state, isAuth }: SessionData) =>
      context.isBrief && state === 'normal' && !isAuth,
    isBriefGone: ({ context }, { error }: FailedCall) =>
      context.isBrief && hasCode(error, errorCodes.sessionMissing),
    isMissingBrief: ({ context, event }) =>
      context.isBrief && event.type === 'transport.failed' && causeOf(event) === 'missing',
    isUserRefresh: (_, { code }: Push) => isAmong(eventCodes.refreshUser, code),
    /** This code both reloads the page and refreshes the session. EVENT-006, EVENT-018 */
    isSessionRefresh: (_, { code }: Push) => code === 'ott_tv_activated',
  },
  actions: {
    /** Supplied by `createSessionMachine`. */
    goHome: () => {},
    /** Supplied by `createSessionMachine`. */
    refreshUser: () => {},
    learn: assign((_, session: SessionData) => ({
      session,
      isBlocked: false,
      isBrief: false,
      attempts: 0,
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    setBlocked: assign((_, isBlocked: boolean) => ({ isBlocked })),
  },
  delays: {
    /** 1, 2, 4 … 60 seconds. */
    retry: ({ context }) =>
      Math.min(LONGEST_PAUSE_MS, shortestRetryMs * 2 ** Math.max(0, context.attempts - 1)),
  },
});

/** What the session is made of: its types, effects, rules and steps with a name. */
export const sessionSetup = parts.extend({
  guards: {
    /** A viewer who signs out leaves the page anyway, and a brief session that is gone is replaced in place. */
    isOwnMatter: or([
      stateIn({ viewer: 'leaving' }),
      and([
        or([stateIn({ viewer: 'unknown' }), stateIn({ viewer: 'replacing' })]),
        'isMissingBrief',
      ]),
    ]),
  },
  actions: {
    /** Says what has become of the session: to the flows beside this one that live by it, and to whoever listens. */
    tell: enqueueActions(({ enqueue, system }, news: SessionEmitted) => {
      enqueue.emit(news);
      const listeners = news.type === 'session.ended' ? ['app', 'notifications'] : ['app'];
      for (const id of listeners) {
        const flow: AnyActorRef | undefined = system.get(id);
        if (flow) enqueue.sendTo(flow, news);
      }
    }),
  },
});
