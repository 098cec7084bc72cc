import { actorFromPort } from '@foyer/core';
import type { AnyEventObject } from 'xstate';
import { appSetup, wordsOfUser } from './app.setup.ts';
import type { AppChildren, AppPorts } from './app.types.ts';

/**
 * The root actor: what is alive on every page. Spec 1 §4 "Start-up", design §2.
 *
 * A visitor gets a demo session before anything acts; without an answer it asks again, with pauses
 * that double up to a minute, because an outage must not become a storm of calls. Then the
 * long-lived flows start, each under its system id.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The root of all long-lived flows.',
  context: ({ input }) => ({
    ...input,
    isNewVisit: false,
    attempts: 0,
    session: undefined,
    user: undefined,
    toggles: [],
  }),
  on: {
    'user.changed': { actions: { type: 'setUser', params: ({ event }) => event.user } },
    // A flow that fails must not take the others with it.
    '*': { actions: 'reportDefect' },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Whoever is known by a uid is so; an address comes before the storage.',
      meta: { requirements: ['START-006', 'START-008'] },
      always: [{ guard: 'hasUid', target: 'identified' }, 'identifying'],
    },
    identifying: {
      description: 'A new visitor is given a uid.',
      meta: { requirements: ['START-006', 'START-007'] },
      tags: 'busy',
      entry: 'countAsNew',
      invoke: {
        src: 'createUid',
        onDone: {
          target: 'identified',
          actions: { type: 'setUid', params: ({ event }) => event.output },
        },
        // The service can do without.
        onError: 'identified',
      },
    },
    identified: {
      description: 'Whoever has a session keeps it.',
      always: [{ guard: 'hasSession', target: 'running' }, 'opening'],
    },
    opening: {
      description: 'A visitor is given a demo session.',
      meta: { requirements: ['START-009', 'SESS-001'] },
      tags: 'busy',
      invoke: {
        src: 'createDemoSession',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: {
          target: 'running',
          actions: { type: 'setSession', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isGeoBlocked', params: ({ event }) => event },
            target: 'refused',
            actions: 'goToGeoblock',
          },
          { target: 'waiting', actions: 'countAttempt' },
        ],
      },
    },
    waiting: {
      description: 'The service did not answer.',
      on: { 'flow.resumed': 'opening' },
      after: { pause: 'opening' },
    },
    refused: {
      description: 'The country of the visitor may not use the service.',
      meta: { requirements: ['ERR-011'] },
    },
    running: {
      description: 'There is a session.',
      type: 'parallel',
      entry: [
        'startChildren',
        {
          type: 'pass',
          params: ({ context }) => (context.user ? wordsOfUser(context.user) : []),
        },
        {
          type: 'reportStart',
          params: ({ context }) => ({ reason: 'start', isNewVisit: context.isNewVisit }),
        },
      ],
      states: {
        exchange: {
          description: 'What one hears is passed on to all who live by it.',
          on: {
            'transport.failed': {
              actions: {
                type: 'pass',
                params: ({ event }) => [{ to: 'session', event }],
              },
            },
            'push.received': {
              actions: {
                type: 'pass',
                params: ({ event }) => [
                  { to: 'session', event },
                  { to: 'account-block', event },
                ],
              },
            },
            'user.changed': {
              actions: [
                { type: 'setUser', params: ({ event }) => event.user },
                { type: 'pass', params: ({ event }) => wordsOfUser(event.user) },
              ],
            },
            'session.changed': {
              actions: { type: 'setSession', params: ({ event }) => event.session },
            },
            'session.ended': { actions: 'forgetUser' },
          },
        },
        reporting: {
          description: 'The start is reported again whenever one of its facts has changed.',
          meta: { requirements: ['START-010', 'START-011', 'START-012', 'START-013'] },
          on: {
            'user.changed': {
              actions: {
                type: 'reportStart',
                params: ({ context }) => ({ reason: 'user', isNewVisit: context.isNewVisit }),
              },
            },
            'session.changed': {
              actions: {
                type: 'reportStart',
                params: ({ context }) => ({ reason: 'session', isNewVisit: context.isNewVisit }),
              },
            },
            'common.changed': {
              actions: {
                type: 'reportStart',
                params: ({ context }) => ({ reason: 'common', isNewVisit: context.isNewVisit }),
              },
            },
          },
        },
        toggles: {
          description: 'What the service has switched on.',
          meta: { requirements: ['START-021', 'START-022', 'START-023', 'START-024'] },
          initial: 'loading',
          states: {
            loading: {
              description: 'They are on their way; the last ones count until they come.',
              invoke: {
                src: 'loadToggles',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setToggles', params: ({ event }) => event.output },
                },
                onError: 'unanswered',
              },
            },
            loaded: {
              description: 'They are as of today.',
              on: { 'flow.resumed': 'loading' },
              after: { toggles: 'loading' },
            },
            unanswered: {
              description: 'The service did not say.',
              on: { 'flow.resumed': 'loading' },
              after: { togglesRetry: 'loading' },
            },
          },
        },
        profiles: {
          description: 'Who of the household is watching.',
          meta: { requirements: ['START-017', 'START-018', 'START-019', 'START-020'] },
          initial: 'pausing',
          states: {
            pausing: {
              description: 'The page is left alone for a moment.',
              on: { 'flow.resumed': { target: 'pausing', reenter: true } },
              after: { profiles: 'deciding' },
            },
            deciding: {
              description: 'Only an account has profiles, and only the first session counts.',
              always: [
                { guard: 'isUnknown', target: 'undecided' },
                { guard: 'isToChoose', target: 'settled', actions: 'askForProfile' },
                { target: 'settled' },
              ],
            },
            undecided: {
              description: 'Whose session it is, the service is being asked.',
              on: { 'session.changed': 'deciding' },
            },
            settled: { description: 'Later choices are made by the sign-in.' },
          },
        },
      },
    },
  },
});

/** The machine with its effects and its long-lived flows attached; what the page starts, under the system id `app`. */
export const createAppMachine = (ports: AppPorts, children: AppChildren = {}) =>
  appMachine.provide({
    actors: {
      ...children,
      createUid: actorFromPort(ports.createUid),
      createDemoSession: actorFromPort(ports.createDemoSession),
      loadToggles: actorFromPort(ports.loadToggles),
    },
    actions: {
      reportStart: (_, start) => ports.reportStart(start),
      goToGeoblock: () => ports.goToGeoblock(),
      reportDefect: ({ event }) => {
        const { type } = event as AnyEventObject;
        if (type.startsWith('xstate.error.actor.')) ports.reportDefect(Reflect.get(event, 'error'));
      },
    },
  });
