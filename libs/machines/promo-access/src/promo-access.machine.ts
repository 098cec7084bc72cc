import { actorFromPort } from '@foyer/core';
import { codeOf, promoAccessSetup, screenOf } from './promo-access.setup.ts';
import type { PromoAccessOutput, PromoAccessPorts } from './promo-access.types.ts';

/**
 * What an address asks for beyond its page: a promo code by `access`, a joint viewing, a sign-in by `check_auth` or by
 * `auth_phone`. Spec 1 §2 "Query parameters", §4 "Notifications", QUERY-008, QUERY-014 to QUERY-022, NOTIF-021 to NOTIF-027.
 *
 * A code travels in its box, which a restored snapshot has lost. It is sent once: it leaves the address before the call, because the server's own event reloads the page; that
 * reload waits until the panel was read.
 */
export const promoAccessMachine = promoAccessSetup.createMachine({
  id: 'promoAccess',
  description: 'Signs the viewer in and sends the code that the address carries.',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Nothing is sent for a visitor, whom some pages may not even ask.',
      meta: {
        requirements: [
          'QUERY-014',
          'QUERY-015',
          'QUERY-016',
          'QUERY-021',
          'QUERY-022',
          'NOTIF-021',
        ],
      },
      always: [
        { guard: 'isSignedIn', target: 'admitted' },
        { guard: 'canAsk', target: 'signingIn' },
        { target: 'cancelled' },
      ],
    },
    signingIn: {
      description: 'The viewer is asked to sign in.',
      meta: { requirements: ['QUERY-017', 'NOTIF-021', 'NOTIF-024', 'NOTIF-025'] },
      entry: 'askToSignIn',
      on: {
        'modal.resolved': {
          guard: { type: 'isOwn', params: ({ event }) => event.id },
          target: 'admitted',
        },
        'modal.rejected': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'cancelled',
            actions: 'goHome',
          },
          {
            guard: { type: 'isOwn', params: ({ event }) => event.id },
            target: 'cancelled',
          },
        ],
        'flow.resumed': [
          { guard: 'asksOnlyToSignIn', actions: 'askToSignIn' },
          // The code was in its box and is gone; the address still has it.
          { target: 'cancelled' },
        ],
      },
    },
    admitted: {
      description: 'Whoever was only asked to sign in is done.',
      always: [
        { guard: 'asksOnlyToSignIn', target: 'signedIn', actions: 'clearAddress' },
        { target: 'working' },
      ],
    },
    working: {
      description: 'No reload may cut off the wait, the code, nor what the server says of it.',
      entry: { type: 'tellSession', params: { type: 'busy.began', reason: 'code' } },
      exit: { type: 'tellSession', params: { type: 'busy.ended', reason: 'code' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The page is left alone for a second.',
          meta: { requirements: ['NOTIF-023'] },
          // The code was in its box and is gone; the address still has it.
          on: { 'flow.resumed': '#promoAccess.cancelled' },
          after: { promoDelay: 'sending' },
        },
        sending: {
          description: 'The code is on its way.',
          meta: {
            requirements: ['QUERY-008', 'QUERY-020', 'NOTIF-026', 'NOTIF-027', 'NOTIF-033'],
          },
          tags: 'busy',
          entry: 'clearAddress',
          invoke: {
            src: 'sendCode',
            input: ({ context }) => ({ code: codeOf(context) }),
            onDone: [
              {
                guard: 'isJointViewing',
                target: 'telling',
                actions: [
                  { type: 'passOn', params: ({ event }) => event.output },
                  { type: 'openScreen', params: ({ event }) => screenOf(event.output) },
                ],
              },
              {
                guard: { type: 'saysSomething', params: ({ event }) => event.output },
                target: 'telling',
                actions: { type: 'passOn', params: ({ event }) => event.output },
              },
              { target: '#promoAccess.activated' },
            ],
            onError: [
              {
                guard: 'isJointViewing',
                target: '#promoAccess.refused',
                actions: [{ type: 'sayFailure', params: ({ event }) => event }, 'goHome'],
              },
              { target: '#promoAccess.refused' },
            ],
          },
        },
        telling: {
          description: 'The viewer reads what the server says.',
          meta: { requirements: ['NOTIF-022'] },
          on: { 'flow.resumed': '#promoAccess.activated' },
          after: { promoPanel: '#promoAccess.activated' },
        },
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

/** The machine with its effects attached; it runs for one address. */
export const createPromoAccessMachine = (ports: PromoAccessPorts) =>
  promoAccessMachine.provide({
    actors: { sendCode: actorFromPort(ports.sendCode) },
    actions: {
      clearAddress: () => ports.clearAddress(),
      goHome: () => ports.goHome(),
      openScreen: (_, path) => ports.openScreen(path),
    },
  });
