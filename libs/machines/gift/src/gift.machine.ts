import { actorFromPort, required } from '@foyer/core';
import { giftSetup } from './gift.setup.ts';
import type { GiftPorts } from './gift.types.ts';

/**
 * Shows a certificate that was bought, to copy its code, print it or send it. ROUTE-054, NOTIF-019, decision 0118.
 *
 * It has no end: the page that shows it is left. The code stays in its box; `copyCode`, `send` and the view open it. A failed
 * call is a message; nothing is thrown.
 */
export const giftMachine = giftSetup.createMachine({
  id: 'gift',
  description: 'Shows a certificate that was bought, to copy its code, print it or send it.',
  context: ({ input }) => ({
    id: input.id,
    gift: undefined,
    code: undefined,
    note: undefined,
    message: undefined,
  }),
  // The code was in its box and is gone: it is asked for again.
  on: { 'flow.resumed': { target: '.reading', actions: 'forget' } },
  initial: 'reading',
  states: {
    reading: {
      description:
        'The certificate is on its way; who may not buy without the PIN is asked for it.',
      meta: { requirements: ['PERM-004'] },
      tags: 'busy',
      invoke: {
        src: 'readGift',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
          { target: 'spent', actions: { type: 'learn', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          {
            guard: { type: 'isUnproved', params: ({ event }) => event },
            target: 'failed',
            actions: 'askForPin',
          },
          { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      description: 'The code can be handed on, as often as the viewer likes.',
      meta: { requirements: ['ROUTE-054'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'A press is awaited.',
          on: {
            'gift.copy': { target: 'copying', actions: 'clearMessage' },
            'gift.print': { target: 'printing', actions: 'clearMessage' },
            'gift.send': { target: 'sending', actions: 'clearMessage' },
          },
        },
        copying: {
          description: 'The code goes to the clipboard.',
          invoke: {
            src: 'copyCode',
            input: ({ context }) => ({ code: required(context.code, 'code') }),
            onDone: {
              target: 'resting',
              actions: { type: 'tellCopied', params: ({ event }) => event.output },
            },
            onError: { target: 'resting', actions: { type: 'tellCopied', params: false } },
          },
        },
        printing: {
          description: 'The dialog of the browser is open.',
          invoke: {
            src: 'print',
            input: () => undefined,
            onDone: 'resting',
            onError: { target: 'resting', actions: 'tellUnprinted' },
          },
        },
        sending: {
          description: 'Another program takes code and words.',
          invoke: {
            src: 'send',
            input: ({ context }) => ({
              gift: required(context.gift, 'gift'),
              code: required(context.code, 'code'),
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'tellSent', params: ({ event }) => event.output },
            },
            onError: { target: 'resting', actions: 'tellUnsent' },
          },
        },
      },
    },
    spent: {
      description: 'It was used, given away or is too old; there is no code any more.',
    },
    missing: { description: 'The account has no such certificate.' },
    failed: {
      description: 'The certificate did not come.',
      on: { 'gift.retry': 'reading' },
    },
  },
});

/** The machine with its effects attached; what a view starts. */
export const createGiftMachine = (ports: GiftPorts) =>
  giftMachine.provide({
    actors: {
      readGift: actorFromPort(ports.readGift),
      copyCode: actorFromPort(ports.copyCode),
      print: actorFromPort(ports.print),
      send: actorFromPort(ports.send),
    },
  });
