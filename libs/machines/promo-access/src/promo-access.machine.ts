import { actorFromPort } from '@foyer/core';
import { codeOf, promoAccessSetup, screenOf } from './promo-access.setup.ts';
import type { PromoAccessOutput, PromoAccessPorts } from './promo-access.types.ts';

/**
 * What an address asks for beyond its page: a promo code by `access`, a joint viewing, or a sign-in by `check_auth`.
 * Spec 1 §2 "Query parameters", §4 "Notifications", QUERY-008, QUERY-014, QUERY-020, NOTIF-021 to NOTIF-027.
 *
 * A code is sent once: it leaves the address before the call, because the server's own event reloads the page.
 */
export const promoAccessMachine = promoAccessSetup.createMachine({
  id: 'promoAccess',
  description: 'Signs the viewer in and sends the code that the address carries.',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Nothing is sent for a visitor.',
      meta: { requirements: ['QUERY-014', 'NOTIF-021'] },
      always: [{ guard: 'isSignedIn', target: 'admitted' }, { target: 'signingIn' }],
    },
    signingIn: {
      description: 'The viewer is asked to sign in.',
      meta: { requirements: ['NOTIF-021', 'NOTIF-024', 'NOTIF-025'] },
      entry: 'askToSignIn',
      on: {
        'modal.resolved': {
          guard: { type: 'isOwn', params: ({ event }) => event.id },
          target: 'admitted',
        },
        'modal.rejected': [
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'cancelled',
            actions: 'goHome',
          },
          {
            guard: { type: 'isOwn', params: ({ event }) => event.id },
            target: 'cancelled',
          },
        ],
        'flow.resumed': { actions: 'askToSignIn' },
      },
    },
    admitted: {
      description: 'Whoever was only asked to sign in is done.',
      always: [
        { guard: 'asksOnlyToSignIn', target: 'signedIn', actions: 'clearAddress' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'The page is left alone for a second.',
      meta: { requirements: ['NOTIF-023'] },
      on: { 'flow.resumed': { target: 'waiting', reenter: true } },
      after: { promoDelay: 'sending' },
    },
    sending: {
      description: 'The code is on its way.',
      meta: {
        requirements: [
          'QUERY-008',
          'QUERY-020',
          'NOTIF-022',
          'NOTIF-026',
          'NOTIF-027',
          'NOTIF-033',
        ],
      },
      tags: 'busy',
      entry: 'clearAddress',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ code: codeOf(context) }),
        onDone: [
          {
            guard: 'isJointViewing',
            target: 'activated',
            actions: [
              { type: 'passOn', params: ({ event }) => event.output },
              { type: 'openScreen', params: ({ event }) => screenOf(event.output) },
            ],
          },
          {
            target: 'activated',
            actions: { type: 'passOn', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: 'isJointViewing',
            target: 'refused',
            actions: [{ type: 'sayFailure', params: ({ event }) => event }, 'goHome'],
          },
          { target: 'refused' },
        ],
      },
    },
    signedIn: {
      description: 'The viewer is signed in; nothing else was asked for.',
      type: 'final',
      output: (): PromoAccessOutput => ({ status: 'signedIn' }),
    },
    activated: {
      description: 'The server took the code.',
      type: 'final',
      output: (): PromoAccessOutput => ({ status: 'activated' }),
    },
    refused: {
      description: 'The server did not take the code.',
      type: 'final',
      output: (): PromoAccessOutput => ({ status: 'refused' }),
    },
    cancelled: {
      description: 'The viewer did not sign in.',
      type: 'final',
      output: (): PromoAccessOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PromoAccessOutput,
});

/** The machine with its effects attached; the root actor runs it under the system id `promo-access`. */
export const createPromoAccessMachine = (ports: PromoAccessPorts) =>
  promoAccessMachine.provide({
    actors: { sendCode: actorFromPort(ports.sendCode) },
    actions: {
      clearAddress: () => ports.clearAddress(),
      goHome: () => ports.goHome(),
      openScreen: (_, path) => ports.openScreen(path),
    },
  });
