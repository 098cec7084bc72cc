import {
  type BankCardInput,
  bankCardMachine,
  type BankCardOutput,
  type CardRefusal,
} from '@foyer/bank-card';
import { cardChallengeMachine } from '@foyer/card-challenge';
import { errorCodes } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  hasCode,
  type Message,
  messageOf,
  missingPort,
} from '@foyer/core';
import type { CardAnswer, CardOrder, OrderTicket } from '@foyer/purchase-order';
import { assign, setup } from 'xstate';
import type { CardBindingEvent } from './card-binding.events.ts';
import type {
  BindingOrder,
  CardBindingContext,
  CardBindingInput,
  CardBindingOutput,
} from './card-binding.types.ts';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** A card that was not linked. BANKCARD-038 */
const NOT_LINKED = 'bank_card.error.default';

type Contextual = { context: CardBindingContext };

const isOpen = ({ ticket }: CardBindingContext) => ticket?.status === 'wait_payment';

/** The service's sentence, else that of every card that was not linked. */
const refusalOf = (ticket: OrderTicket | undefined): Message =>
  ticket?.description ? { text: ticket.description } : { key: NOT_LINKED };

/** For what a card is asked: this account, and the card that was refused before. Case C7 */
export function cardInput({ context }: Contextual): BankCardInput {
  const { search, card, reqStatus, message, ticket } = context;
  const cause: CardRefusal =
    reqStatus === undefined ? { error: { description: ticket?.description } } : { reqStatus };
  return {
    purpose: 'card_bind',
    search,
    refused: card && message ? { card, cause } : undefined,
  };
}

/** What the binding is made of: its types, ports, rules and steps with a name. */
export const cardBindingSetup = setup({
  types: {} as {
    input: CardBindingInput;
    context: CardBindingContext;
    events: CardBindingEvent;
    output: CardBindingOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    bankCard: bankCardMachine,
    cardChallenge: cardChallengeMachine,
    begin: missingPort<{ returnPath: string }, BindingOrder>(
      'begin',
      'Begins to link a card, once the viewer has proved who it is.',
    ),
    getTicket: missingPort<{ ticketId: string }, OrderTicket>(
      'getTicket',
      'How the binding stands.',
    ),
    payByCard: missingPort<CardOrder, CardAnswer>(
      'payByCard',
      'Posts the card to the payment provider, once.',
    ),
    confirm: missingPort<{ ticketId: string }, unknown>(
      'confirm',
      'Has the service ask the provider and link the card; may be repeated.',
    ),
  },
  guards: {
    hasTicket: ({ context }) => context.ticketId !== undefined,
    isLinked: ({ context }) => context.ticket?.status === 'fulfilled',
    isFailed: ({ context: { ticket } }) =>
      ticket?.status === 'failed' || ticket?.status === 'refunded',
    isChallenged: ({ context }) => isOpen(context) && context.challenge !== undefined,
    isChallengeShown: ({ context }) =>
      isOpen(context) && context.challenge !== undefined && context.isChallengeOpen,
    /** The provider knows of no card that is under way. */
    needsCard: ({ context }) =>
      isOpen(context) && ['none', 'refused'].includes(context.ticket?.paymentState ?? ''),
    isCardSent: ({ context }) => context.isCardSent,
    isEntered: (_, output: BankCardOutput) => output.status === 'entered',
    isAnswer: (_, { answer, status }: { answer: CardAnswer; status: CardAnswer['status'] }) =>
      answer.status === status,
    /** The viewer turned back from the proof. */
    isUnproved: (_, { error }: FailedCall) => hasCode(error, errorCodes.proofRequired),
    isGone: (_, { error }: FailedCall) => hasCode(error, errorCodes.notFound),
  },
  actions: {
    /** Supplied by `createCardBindingMachine`. */
    keep: (_args: Contextual) => {},
    /** Supplied by `createCardBindingMachine`. */
    forget: () => {},
    learnOrder: assign((_, order: BindingOrder) => ({
      order,
      ticketId: order.ticketId,
      ticket: undefined,
      challenge: undefined,
      isCardSent: false,
      isChallengeOpen: true,
      reqStatus: undefined,
      message: undefined,
    })),
    learn: assign((_, ticket: OrderTicket) => {
      const { ticketId, orderId, requestId, terms } = ticket;
      return {
        ticket,
        ticketId,
        challenge: ticket.challenge,
        order: { ticketId, orderId, requestId, terms },
      };
    }),
    takeCard: assign((_, output: BankCardOutput) => ({
      ...(output.status === 'entered' && { card: output.card, paymentUrl: output.paymentUrl }),
      isCardSent: true,
      isChallengeOpen: true,
      attempts: 0,
      reqStatus: undefined,
      message: undefined,
    })),
    /** A restored snapshot holds no digits. */
    dropCard: assign({ card: undefined }),
    noteCardRefused: assign((_, answer: CardAnswer) => ({
      isCardSent: false,
      message: { key: NOT_LINKED },
      reqStatus: answer.status === 'refused' ? answer.reqStatus : undefined,
    })),
    /** What the ticket says of the last card. */
    takeCardBack: assign(({ context: { ticket, isCardSent } }) => ({
      isCardSent: false,
      ...(isCardSent && ticket?.paymentState === 'refused' && { message: refusalOf(ticket) }),
    })),
    learnChallenge: assign((_, answer: CardAnswer) => ({
      challenge: answer.status === 'challenge' ? answer.challenge : undefined,
    })),
    openChallenge: assign({ isChallengeOpen: true }),
    closeChallenge: assign({ isChallengeOpen: false, attempts: 0 }),
    noteFailure: assign(({ context }) => ({
      isCardSent: false,
      message: refusalOf(context.ticket),
    })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
    clearMessage: assign({ message: undefined }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    askAtOnce: assign({ attempts: 0 }),
  },
  delays: {
    /** 1, 2, 4, 8, 15, 15 … seconds. */
    backOff: ({ context }) => Math.min(longestPauseMs, firstPauseMs * 2 ** context.attempts),
  },
});
