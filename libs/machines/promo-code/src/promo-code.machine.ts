import { actorFromPort, required } from '@foyer/core';
import { promoCodeSetup } from './promo-code.setup.ts';
import type { PromoCodePorts } from './promo-code.types.ts';

/**
 * Activates a promo code, with a bank card where the service wants one. Spec 2 §4 "Promo code", §5, §6, §8,
 * PROMO-001 to PROMO-017, decision 0113.
 *
 * It has no end: a viewer who has used a code may type another. The code leaves its box in `sendCode` and `signIn` alone. A
 * failed call is a message at the field; nothing is thrown.
 */
export const promoCodeMachine = promoCodeSetup.createMachine({
  id: 'promoCode',
  description: 'Activates a promo code, with a bank card where the service wants one.',
  context: {
    code: undefined,
    failures: undefined,
    waitSeconds: undefined,
    display: undefined,
    usedOn: undefined,
    message: undefined,
  },
  // The code was in its box and is gone.
  on: { 'flow.resumed': { target: '.form', actions: 'forget' } },
  initial: 'form',
  states: {
    form: {
      description: 'A code is awaited; an empty one cannot be sent.',
      meta: { requirements: ['PROMO-001', 'PROMO-007', 'PROMO-008', 'PROMO-009'] },
      on: {
        'code.submit': {
          guard: { type: 'isTyped', params: ({ event }) => event },
          target: 'admitting',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
      },
    },
    admitting: {
      description: 'Nothing is sent for a visitor, nor when no try is left.',
      meta: { requirements: ['PROMO-010'] },
      tags: 'busy',
      invoke: {
        src: 'findStanding',
        input: () => undefined,
        onDone: [
          {
            guard: { type: 'isLimitReached', params: ({ event }) => event.output },
            target: 'form',
            actions: [{ type: 'learnStanding', params: ({ event }) => event.output }, 'tellLimit'],
          },
          {
            guard: { type: 'isVisitor', params: ({ event }) => event.output },
            target: 'form',
            actions: 'signIn',
          },
          {
            target: 'pin',
            actions: { type: 'learnStanding', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'form', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    pin: {
      description: 'The PIN of the profile is asked for, with the reason.',
      meta: { requirements: ['PROMO-006'] },
      tags: 'busy',
      invoke: {
        src: 'askPin',
        input: () => undefined,
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'form' },
        ],
        onError: { target: 'form', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    sending: {
      description: 'The code is on its way, also once more after a card was linked.',
      meta: {
        requirements: ['PROMO-002', 'PROMO-003', 'PROMO-005', 'PROMO-011', 'PROMO-012'],
      },
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ code: required(context.code, 'code') }),
        onDone: {
          target: 'success',
          actions: { type: 'learnAnswer', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'needsCard', params: ({ event }) => event },
            target: 'info',
            actions: { type: 'tellError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFailedCode', params: ({ event }) => event },
            target: 'form',
            actions: [
              'noteFailure',
              'countFailure',
              { type: 'tellError', params: ({ event }) => event },
            ],
          },
          { target: 'form', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    info: {
      description: 'The code is right, and waits for a bank card.',
      meta: { requirements: ['PROMO-001', 'PROMO-003', 'PROMO-004'] },
      on: {
        'promo.continue': 'card',
        'promo.back': { target: 'form', actions: 'forgetMessage' },
      },
    },
    card: {
      description: 'The viewer links a bank card, by the flow card-binding.',
      meta: { requirements: ['PROMO-001', 'PROMO-004', 'PROMO-005'] },
      tags: 'busy',
      invoke: {
        src: 'linkCard',
        input: () => undefined,
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'info' },
        ],
        onError: { target: 'info', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    success: {
      description: 'The code is used, and the viewer reads what it gave.',
      meta: { requirements: ['PROMO-001', 'PROMO-002'] },
      on: { 'promo.again': { target: 'form', actions: 'forget' } },
    },
  },
});

/** The machine with its effects attached; what a view starts. */
export const createPromoCodeMachine = (ports: PromoCodePorts) =>
  promoCodeMachine.provide({
    actors: {
      findStanding: actorFromPort(ports.findStanding),
      askPin: actorFromPort(ports.askPin),
      sendCode: actorFromPort(ports.sendCode),
      linkCard: actorFromPort(ports.linkCard),
    },
    actions: {
      noteFailure: () => ports.noteFailure(),
      signIn: ({ context }) => ports.signIn({ code: required(context.code, 'code') }),
    },
  });
