import { errorCodes, type Notification } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  type Message,
  messageOf,
  missingPort,
  type Secret,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { OrderRecord } from './order-record.ts';
import { isRecordOf, recordOf } from './record-of.ts';
import type { PurchaseOrderEvent } from './purchase-order.events.ts';
import type {
  CardAnswer,
  CardOrder,
  OrderRequest,
  OrderTerms,
  OrderTicket,
  PurchaseOrderContext,
  PurchaseOrderInput,
  PurchaseOrderOutput,
} from './purchase-order.types.ts';
import { codeOf, isOwned, isRefusal, newPriceOf, termsOf } from './refusals.ts';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** Until a wait is called long. */
const SLOW_MS = 10_000;

/** A card that the provider refused. BANKCARD-038 */
const CARD_REFUSED = 'bank_card.error.default';

/** A card that never reached the provider. */
const CARD_NOT_SENT = 'bank_card.error.not_sent';

type Contextual = { context: PurchaseOrderContext };

const isOpen = ({ ticket }: PurchaseOrderContext) => ticket?.status === 'wait_payment';

const isCardAwaited = (ticket: OrderTicket | undefined) =>
  ticket?.paymentState === 'none' || ticket?.paymentState === 'refused';

function refusalOf(ticket: OrderTicket | undefined): Message | undefined {
  if (ticket?.description) return { text: ticket.description };
  return ticket?.code ? { key: CARD_REFUSED } : undefined;
}

/** Whether money may still move though the viewer turns back. */
export const isMoneyUnderWay = (context: PurchaseOrderContext): boolean =>
  context.openBuys > 0 ||
  context.isCardSent ||
  context.lostCards > 0 ||
  (context.ticket ? context.request.method !== 'any_card' : context.ticketId !== undefined);

/** What the order is made of: its types, ports, rules and steps with a name. */
export const purchaseOrderSetup = setup({
  types: {} as {
    input: PurchaseOrderInput;
    context: PurchaseOrderContext;
    events: PurchaseOrderEvent;
    output: PurchaseOrderOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    keepRecord: missingPort<OrderRecord, void>(
      'keepRecord',
      'Keeps what finds the order again, before it is asked for.',
    ),
    buy: missingPort<
      { key: string; request: OrderRequest; terms: OrderTerms; pin: Secret | undefined },
      OrderTicket
    >('buy', 'Makes the order under its key, for the terms that the viewer saw.'),
    findByKey: missingPort<{ key: string }, OrderTicket | undefined>(
      'findByKey',
      'The order that was made under a key; nothing where there is none.',
    ),
    getTicket: missingPort<{ ticketId: string }, OrderTicket>('getTicket', 'How the order stands.'),
    payByCard: missingPort<CardOrder, CardAnswer>(
      'payByCard',
      'Posts the card to the payment provider, once.',
    ),
    confirm: missingPort<
      { ticketId: string; isSessionPurchase: boolean },
      Notification | undefined
    >('confirm', 'Has the service ask the provider and finish the order; may be repeated.'),
    hearResult: missingPort<undefined, unknown>(
      'hearResult',
      'Resolves when the service has said anything about purchases of the account.',
    ),
  },
  guards: {
    isSentBefore: ({ context }) => context.openBuys > 0 || context.ticketId !== undefined,
    isRestored: ({ context }) => context.isRestored,
    hasTicket: ({ context }) => context.ticketId !== undefined,
    isFulfilled: ({ context }) => context.ticket?.status === 'fulfilled',
    isOwnedAlready: ({ context }) => context.ticket?.code === errorCodes.alreadyOwned,
    isFailed: ({ context: { ticket } }) =>
      ticket?.status === 'failed' || ticket?.status === 'refunded',
    isChallenged: ({ context }) => isOpen(context) && context.ticket?.challenge !== undefined,
    isAtBank: ({ context }) => isOpen(context) && context.ticket?.bank !== undefined,
    needsCard: ({ context }) =>
      isOpen(context) &&
      context.request.method === 'any_card' &&
      (!context.isCardSent || isCardAwaited(context.ticket)),
    isOpen: ({ context }) => isOpen(context),
    isMoneyUnderWay: ({ context }) => isMoneyUnderWay(context),
    /** Nothing has changed since the wait began. */
    isStillWaiting: ({ context }, next: OrderTicket) =>
      next.status === 'wait_payment' &&
      next.challenge?.url === context.ticket?.challenge?.url &&
      next.bank?.url === context.ticket?.bank?.url,
    isOrder: (_, ticket: OrderTicket | undefined) => ticket !== undefined,
    isAnswer: (_, { answer, status }: { answer: CardAnswer; status: CardAnswer['status'] }) =>
      answer.status === status,
    isRepriced: (_, { error }: FailedCall) => newPriceOf(error) !== undefined,
    isOwned: (_, { error }: FailedCall) => isOwned(error),
    isRefusal: (_, { error }: FailedCall) => isRefusal(error),
    isEnded: (_, { outcome }: { outcome: string }) => outcome === 'ended',
  },
  actions: {
    /** Supplied by `createPurchaseOrderMachine`. */
    keep: (_args: Contextual) => {},
    /** Supplied by `createPurchaseOrderMachine`. */
    keepOpen: (_args: Contextual) => {},
    /** Supplied by `createPurchaseOrderMachine`. */
    forget: () => {},
    takeKey: assign({ key: () => crypto.randomUUID(), openBuys: 0, ticketId: undefined }),
    noteRestored: assign({ isRestored: true }),
    noteBuy: assign({ openBuys: ({ context }) => context.openBuys + 1 }),
    noteBuyAnswered: assign({ openBuys: ({ context }) => context.openBuys - 1 }),
    learn: assign(({ context }, ticket: OrderTicket) => ({
      ticketId: ticket.ticketId,
      // The order's own answer names where the bank asks; what comes later may leave it out.
      ticket: { ...ticket, notice: ticket.notice ?? context.ticket?.notice },
      // The order answers for every call under its key.
      openBuys: 0,
    })),
    learnNotice: assign(({ context }, notice: Notification | undefined) => ({
      ticket: context.ticket && { ...context.ticket, notice },
    })),
    learnChallenge: assign(({ context }, answer: CardAnswer) => ({
      ticket: context.ticket && {
        ...context.ticket,
        challenge: answer.status === 'challenge' ? answer.challenge : undefined,
      },
    })),
    noteCardSent: assign({ isCardSent: true, attempts: 0, isSlow: false, message: undefined }),
    noteCardLost: assign({ lostCards: ({ context }) => context.lostCards + 1 }),
    /** What the ticket says of the last card. A card that never got an answer is settled by a refusal alone. */
    takeCardBack: assign(({ context: { ticket, isCardSent, lostCards } }) => {
      const isRefused = isCardSent && ticket?.paymentState === 'refused';
      return {
        isCardSent: false,
        lostCards: isRefused ? Math.max(0, lostCards - 1) : lostCards,
        ...(isRefused && { message: refusalOf(ticket) }),
        ...(isCardSent && !isRefused && { message: { key: CARD_NOT_SENT } }),
      };
    }),
    noteCardRefused: assign((_, answer: CardAnswer) => ({
      isCardSent: false,
      message: { key: CARD_REFUSED },
      reqStatus: answer.status === 'refused' ? answer.reqStatus : undefined,
    })),
    openChallenge: assign({ isChallengeOpen: true }),
    closeChallenge: assign({ isChallengeOpen: false }),
    learnPrice: assign((_, { error }: FailedCall) => ({ newPrice: newPriceOf(error) })),
    acceptTerms: assign(({ context }) => ({
      terms: context.newPrice ? termsOf(context.newPrice) : context.terms,
      newPrice: undefined,
    })),
    noteRefusal: assign((_, { error }: FailedCall) => ({
      code: codeOf(error),
      message: messageOf(error),
    })),
    noteFailure: assign(({ context: { ticket } }) => ({
      code: ticket?.code,
      message: refusalOf(ticket) ?? { key: 'error.default' },
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    hearNews: assign({ attempts: 0 }),
    noteSlow: assign({ isSlow: true }),
  },
  delays: {
    slow: SLOW_MS,
    /** 1, 2, 4, 8, 15, 15 … seconds. */
    backOff: ({ context }) => Math.min(longestPauseMs, firstPauseMs * 2 ** context.attempts),
  },
});

/** What a flow begins with. The key of a record holds for its own purchase only. */
export function beginOrder({
  request,
  terms,
  pin,
  kept,
  isRestored = false,
}: PurchaseOrderInput): PurchaseOrderContext {
  const own = kept && isRecordOf(kept, request, terms) ? kept : undefined;
  return {
    request,
    terms,
    pin,
    isRestored: isRestored && own !== undefined,
    key: own?.key ?? crypto.randomUUID(),
    ticketId: own?.ticketId,
    ticket: undefined,
    openBuys: own?.openBuys ?? 0,
    isCardSent: own?.isCardSent ?? false,
    // What the card was answered before the reload is not known.
    lostCards: own ? own.lostCards + Number(own.isCardSent) : 0,
    reqStatus: undefined,
    isChallengeOpen: true,
    newPrice: undefined,
    attempts: 0,
    isSlow: false,
    message: undefined,
    code: undefined,
  };
}

/** The record that the next attempt needs: a call under its key may yet arrive. */
export const keptOf = (context: PurchaseOrderContext): OrderRecord | undefined =>
  context.openBuys > 0 ? recordOf(context) : undefined;
