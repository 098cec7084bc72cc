import { actorFromPort } from '@foyer/core';
import { raise, sendTo } from 'xstate';
import { createRecoveryMachine } from './recovery.machine.ts';
import { createRenewalMachine } from './renewal.machine.ts';
import { sessionSetup } from './session.setup.ts';
import type { SessionPorts } from './session.types.ts';

/**
 * Who the browser is to the service, and the only one that loads the page anew for it. Spec 1 §3 "Session", §4
 * "Start-up" and "Events causing a page reload", §8 the table of transport handlers.
 *
 * Two flows of its own do the loading: `recovery` after failed calls, `renewal` after push events.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who the browser is to the service; reloads the page when that has changed.',
  context: ({ input }) => ({ ...input, isBlocked: false, attempts: 0 }),
  // A defect of theirs must not end the session; without them the page is only not loaded anew.
  invoke: [
    { src: 'recovery', id: 'recovery', onError: {} },
    { src: 'renewal', id: 'renewal', onError: {} },
  ],
  on: {
    'user.changed': { actions: { type: 'setBlocked', params: ({ event }) => event.isBlocked } },
    'transport.failed': [
      { guard: 'isOwnMatter' },
      { actions: sendTo('recovery', ({ event }) => event) },
    ],
    'page.outdated': { actions: sendTo('renewal', ({ event }) => event) },
    'navigation.changed': { actions: sendTo('renewal', ({ event }) => event) },
    'busy.began': {
      actions: [sendTo('recovery', ({ event }) => event), sendTo('renewal', ({ event }) => event)],
    },
    'busy.ended': {
      actions: [sendTo('recovery', ({ event }) => event), sendTo('renewal', ({ event }) => event)],
    },
  },
  type: 'parallel',
  states: {
    viewer: {
      description: 'Who the service takes the browser for.',
      on: {
        'session.changed': {
          guard: { type: 'isNew', params: ({ event }) => event.session },
          target: '.deciding',
          actions: [
            { type: 'learn', params: ({ event }) => event.session },
            { type: 'tell', params: ({ event }) => event },
            'refreshUser',
          ],
        },
        'signed.out': {
          target: '.leaving',
          actions: { type: 'tell', params: { type: 'session.ended' } },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'A session has two states, with or without a user behind it.',
          always: [
            { guard: 'isUnknown', target: 'unknown' },
            { guard: 'isRestricted', target: 'restricted' },
            { guard: 'isAuth', target: 'authenticated' },
            { target: 'demo' },
          ],
        },
        unknown: {
          description: 'The browser has a session; whose, the service is asked.',
          meta: { requirements: ['SESS-007', 'START-025', 'START-026'] },
          tags: 'busy',
          invoke: {
            src: 'getSession',
            onDone: [
              {
                guard: { type: 'isBriefDemo', params: ({ event }) => event.output },
                target: 'replacing',
              },
              {
                actions: raise(({ event }) => ({ type: 'session.changed', session: event.output })),
              },
            ],
            onError: [
              {
                guard: { type: 'isBriefGone', params: ({ event }) => event },
                target: 'replacing',
              },
              { target: 'unanswered', actions: 'countAttempt' },
            ],
          },
        },
        unanswered: {
          description: 'The service did not say whose session it is.',
          on: { 'flow.resumed': 'unknown' },
          after: { retry: 'unknown' },
        },
        replacing: {
          description:
            'The session of this page lives for seconds only, or the viewer turned back from the sign-in: there is a demo session instead.',
          meta: { requirements: ['SESS-005', 'SESS-006', 'ERR-006', 'START-009'] },
          tags: 'busy',
          invoke: {
            src: 'createDemoSession',
            onDone: {
              actions: raise(({ event }) => ({ type: 'session.changed', session: event.output })),
            },
            onError: { target: 'replacingLater', actions: 'countAttempt' },
          },
        },
        replacingLater: {
          description: 'The service gave no demo session.',
          on: { 'flow.resumed': 'replacing' },
          after: { retry: 'replacing' },
        },
        demo: {
          description: 'A visitor.',
          meta: { requirements: ['SESS-001'] },
        },
        authenticated: {
          description: 'A viewer with an account.',
          always: { guard: 'isBlocked', target: 'blocked' },
        },
        blocked: {
          description: 'A viewer whose account is blocked.',
          always: { guard: 'isFree', target: 'authenticated' },
        },
        restricted: {
          description: 'A viewer whose account has no room for this device.',
          meta: { requirements: ['SESS-002', 'SESS-003'] },
          on: { 'sign-in.left': 'replacing' },
        },
        leaving: {
          description: 'The viewer is signed out: a demo session is made and the main page loaded.',
          meta: { requirements: ['ACCT-009', 'SESS-001'] },
          tags: 'busy',
          on: { 'session.changed': {}, 'signed.out': {} },
          invoke: {
            src: 'createDemoSession',
            onDone: {
              target: 'demo',
              actions: [{ type: 'learn', params: ({ event }) => event.output }, 'goHome'],
            },
            // The next page makes its own session when it has none.
            onError: { target: 'demo', actions: 'goHome' },
          },
        },
      },
    },
    refresh: {
      description: 'Keeps what is known of the session true.',
      on: {
        'session.changed': { actions: sendTo('recovery', ({ event }) => event) },
        'push.received': [
          {
            guard: { type: 'isSessionRefresh', params: ({ event }) => event },
            target: '.asking',
            actions: ['refreshUser', sendTo('renewal', ({ event }) => event)],
          },
          {
            guard: { type: 'isUserRefresh', params: ({ event }) => event },
            actions: 'refreshUser',
          },
          { actions: sendTo('renewal', ({ event }) => event) },
        ],
        'flow.resumed': {
          actions: [
            sendTo('recovery', ({ event }) => event),
            sendTo('renewal', ({ event }) => event),
          ],
        },
      },
      initial: 'idle',
      states: {
        idle: { description: 'There is no reason to ask.' },
        asking: {
          description: 'An event says that the session may be another.',
          meta: { requirements: ['EVENT-014', 'EVENT-015', 'EVENT-016', 'EVENT-017', 'EVENT-018'] },
          invoke: {
            src: 'getSession',
            onDone: {
              target: 'idle',
              actions: raise(({ event }) => ({ type: 'session.changed', session: event.output })),
            },
            onError: 'idle',
          },
        },
      },
    },
  },
});

/** The machine with its effects attached; the root actor runs it under the system id `session`. */
export const createSessionMachine = (ports: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      getSession: actorFromPort(ports.getSession),
      createDemoSession: actorFromPort(ports.createDemoSession),
      recovery: createRecoveryMachine(ports),
      renewal: createRenewalMachine(ports),
    },
    actions: { goHome: () => ports.goHome(), refreshUser: () => ports.refreshUser() },
  });
