import { errorCodes } from '@foyer/contract';
import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  required,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { BankCardsEvent } from './bank-cards.events.ts';
import type { BankCardsContext, BankCardsPorts, SavedCard } from './bank-cards.types.ts';

/** Lists the linked cards and forgets one after a confirmation that says what ends with it. Case C22 */
export const bankCardsMachine = setup({
  types: {} as {
    context: BankCardsContext;
    events: BankCardsEvent;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    listCards: missingPort<undefined, readonly SavedCard[]>(
      'listCards',
      'The linked cards, each with the subscriptions that it pays for.',
    ),
    forgetCard: missingPort<{ id: string }, unknown>(
      'forgetCard',
      'Forgets a card, once the viewer has proved who it is.',
    ),
  },
  guards: {
    hasChosen: ({ context }) => context.chosen !== undefined,
    isListed: ({ context }, id: string) => context.cards.some((card) => card.id === id),
    /** Forgotten meanwhile, in another tab or by the bank. */
    isGone: (_, { error }: FailedCall) => hasCode(error, errorCodes.notFound),
  },
  actions: {
    learn: assign((_, cards: readonly SavedCard[]) => ({ cards, chosen: undefined })),
    /** A card that was listed and is no more was forgotten elsewhere: the viewer is told. */
    compare: assign(({ context: { cards, chosen, forgotten } }, listed: readonly SavedCard[]) => {
      const isListed = (id: string | undefined) => listed.some((card) => card.id === id);
      return {
        cards: listed,
        chosen: isListed(chosen) ? chosen : undefined,
        forgotten: cards.find(({ id }) => !isListed(id)) ?? forgotten,
      };
    }),
    choose: assign((_, id: string) => ({ chosen: id })),
    spare: assign({ chosen: undefined }),
    clearMessage: assign({ message: undefined, forgotten: undefined }),
    strike: assign(({ context: { cards, chosen } }) => ({
      cards: cards.filter(({ id }) => id !== chosen),
      forgotten: cards.find(({ id }) => id === chosen),
      chosen: undefined,
    })),
    tellError: assign((_, { error }: FailedCall) => ({
      chosen: undefined,
      message: messageOf(error),
    })),
  },
}).createMachine({
  id: 'bankCards',
  description: 'Lists the linked cards and forgets those that the viewer gives up.',
  context: { cards: [], chosen: undefined, forgotten: undefined, message: undefined },
  on: { 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The cards are on their way.',
      tags: 'busy',
      invoke: {
        src: 'listCards',
        onDone: {
          target: 'choosing',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unknown',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    unknown: {
      description: 'The cards could not be listed.',
      on: { 'cards.retry': { target: 'loading', actions: 'clearMessage' } },
    },
    choosing: {
      description: 'The list is shown; there may be nothing in it.',
      on: {
        'card.forget': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'confirming',
          actions: ['clearMessage', { type: 'choose', params: ({ event }) => event.id }],
        },
        'cards.refresh': 'refreshing',
      },
    },
    confirming: {
      description: 'The viewer sees what ends with the card, and is asked.',
      on: {
        'card.confirm': 'forgetting',
        'card.keep': { target: 'choosing', actions: 'spare' },
        'cards.refresh': 'refreshing',
      },
    },
    refreshing: {
      description: 'The cards are listed again behind those that are shown.',
      on: {
        'card.forget': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'confirming',
          actions: ['clearMessage', { type: 'choose', params: ({ event }) => event.id }],
        },
        'card.confirm': { guard: 'hasChosen', target: 'forgetting' },
        'card.keep': { actions: 'spare' },
        'cards.refresh': { target: 'refreshing', reenter: true },
      },
      invoke: {
        src: 'listCards',
        onDone: {
          target: 'refreshed',
          actions: { type: 'compare', params: ({ event }) => event.output },
        },
        // What is shown was true before.
        onError: 'refreshed',
      },
    },
    refreshed: {
      description: 'Goes on with the question, unless its card is gone.',
      always: [{ guard: 'hasChosen', target: 'confirming' }, { target: 'choosing' }],
    },
    forgetting: {
      description: 'The card is being forgotten; the service may want a proof first.',
      tags: 'busy',
      invoke: {
        src: 'forgetCard',
        input: ({ context }) => ({ id: required(context.chosen, 'chosen') }),
        onDone: { target: 'choosing', actions: 'strike' },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'choosing',
            actions: 'strike',
          },
          { target: 'choosing', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** The machine with its calls attached; what a view starts. */
export const createBankCardsMachine = ({ listCards, forgetCard }: BankCardsPorts) =>
  bankCardsMachine.provide({
    actors: { listCards: actorFromPort(listCards), forgetCard: actorFromPort(forgetCard) },
  });
