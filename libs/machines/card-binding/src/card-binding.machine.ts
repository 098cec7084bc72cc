import { createBankCardMachine } from '@foyer/bank-card';
import { createCardChallengeMachine } from '@foyer/card-challenge';
import { actorFromPort, required } from '@foyer/core';
import { cardBindingSetup } from './card-binding.setup.ts';
import { beginBinding, recordOf } from './card-binding.start.ts';
import type { CardBindingOutput, CardBindingPorts } from './card-binding.types.ts';
import { entering, sending } from './states/card.ts';
import { challenged, challengeLeft, watching } from './states/challenge.ts';

/**
 * Links a card: an order of the service, a card for the provider, perhaps the bank's question, and the answer. What is
 * no definite answer is asked about; no other card is sent until it is known. Spec 2 §4 "Card binding", decision 0108.
 */
export const cardBindingMachine = cardBindingSetup.createMachine({
  id: 'cardBinding',
  description: 'Links a bank card, and finds out whether that succeeded.',
  context: ({ input }) => beginBinding(input),
  on: {
    'flow.resumed': { target: '.starting', actions: 'dropCard' },
    'binding.close': '.turningBack',
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'A binding that this tab has begun is asked about first.',
      always: [{ guard: 'hasTicket', target: 'lookingUp' }, { target: 'beginning' }],
    },
    beginning: {
      description: 'The service opens the order, once the viewer has proved who it is.',
      meta: { requirements: ['BANKCARD-035'] },
      tags: 'busy',
      invoke: {
        src: 'begin',
        input: ({ context }) => ({ returnPath: context.returnPath }),
        onDone: {
          target: 'entering',
          actions: { type: 'learnOrder', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isUnproved', params: ({ event }) => event }, target: 'turningBack' },
          { target: 'refused', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    entering,
    sending,
    challenged,
    challengeLeft,
    watching,
    confirming: {
      description: 'The provider has accepted the card: the service asks it and links the card.',
      meta: { requirements: ['BANKCARD-030', 'BANKCARD-037'] },
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ ticketId: required(context.ticketId, 'ticketId') }),
        onDone: 'linked',
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Nothing definite is known. The service is asked with growing pauses.',
      on: { 'binding.ask': { target: 'lookingUp', actions: 'askAtOnce' } },
      after: { backOff: { target: 'lookingUp', actions: 'countAttempt' } },
    },
    lookingUp: {
      description: 'The service is asked how the binding stands.',
      tags: 'busy',
      invoke: {
        src: 'getTicket',
        input: ({ context }) => ({ ticketId: required(context.ticketId, 'ticketId') }),
        onDone: {
          target: 'deciding',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'refused',
            actions: 'noteFailure',
          },
          { target: 'unknown' },
        ],
      },
    },
    deciding: {
      description: 'Reads how the binding stands.',
      always: [
        { guard: 'isLinked', target: 'linked' },
        { guard: 'isFailed', target: 'refused', actions: 'noteFailure' },
        { guard: 'isChallengeShown', target: 'challenged' },
        { guard: 'isChallenged', target: 'challengeLeft' },
        { guard: 'needsCard', target: 'entering', actions: ['takeCardBack', 'keep'] },
        { target: 'unknown' },
      ],
    },
    refused: {
      description: 'It was refused for good, or could not begin; the viewer may begin again.',
      entry: 'forget',
      on: { 'binding.retry': { target: 'beginning', actions: 'clearMessage' } },
    },
    turningBack: {
      description: 'The viewer turns back, perhaps while the bank may still say yes.',
      always: [{ guard: 'isCardSent', target: 'open' }, { target: 'cancelled' }],
    },
    linked: {
      description: 'The card is linked.',
      type: 'final',
      entry: 'forget',
      output: (): CardBindingOutput => ({ status: 'linked' }),
    },
    open: {
      description: 'The viewer turned back; the record finds the binding again.',
      type: 'final',
      output: (): CardBindingOutput => ({ status: 'open' }),
    },
    cancelled: {
      description: 'The viewer turned back, and no card is under way.',
      type: 'final',
      entry: 'forget',
      output: (): CardBindingOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as CardBindingOutput,
});

/** The machine with its calls and the flows that it shows; what a view starts. */
export const createCardBindingMachine = (ports: CardBindingPorts) =>
  cardBindingMachine.provide({
    actors: {
      bankCard: createBankCardMachine(ports.bankCard),
      cardChallenge: createCardChallengeMachine(ports.cardChallenge),
      begin: actorFromPort(ports.begin),
      getTicket: actorFromPort(ports.getTicket),
      payByCard: actorFromPort(ports.payByCard),
      confirm: actorFromPort(ports.confirm),
    },
    actions: {
      keep: ({ context }) => ports.keep(recordOf(context)),
      forget: () => ports.keep(undefined),
    },
  });
