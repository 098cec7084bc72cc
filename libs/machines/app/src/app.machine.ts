import { actorFromPort, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { AppContext, AppInput, AppPorts } from './app.types.ts';

const shortestPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * The root actor: what is alive on every page. Spec 1 §4 "Start-up", design §2.
 *
 * A visitor gets a demo session before anything acts; without an answer it asks again, with pauses
 * that double up to a minute, because an outage must not become a storm of calls.
 */
export const appMachine = setup({
  types: {} as { input: AppInput; context: AppContext; tags: 'busy' },
  actors: {
    createDemoSession: missingPort<undefined, unknown>(
      'createDemoSession',
      'Gives a visitor a session of their own.',
    ),
  },
  delays: {
    pause: ({ context }) =>
      Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.max(0, context.attempts - 1)),
  },
  guards: { hasSession: ({ context }) => context.hasSession },
}).createMachine({
  id: 'app',
  description: 'The root of all long-lived flows.',
  context: ({ input }) => ({ hasSession: input.hasSession, attempts: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Whoever has a session keeps it.',
      always: [{ guard: 'hasSession', target: 'running' }, 'opening'],
    },
    opening: {
      description: 'A visitor is given a demo session.',
      tags: 'busy',
      invoke: {
        src: 'createDemoSession',
        onDone: { target: 'running', actions: assign({ hasSession: true, attempts: 0 }) },
        onError: {
          target: 'waiting',
          actions: assign({ attempts: ({ context }) => context.attempts + 1 }),
        },
      },
    },
    waiting: { description: 'The service did not answer.', after: { pause: 'opening' } },
    running: { description: 'There is a session.' },
  },
});

/** The machine with its calls attached; what the page starts. */
export const createAppMachine = (ports: AppPorts) =>
  appMachine.provide({ actors: { createDemoSession: actorFromPort(ports.createDemoSession) } });
