import { actorFromPort, required } from '@foyer/core';
import type { OrderRecord } from './order-record.ts';
import { recordOf } from './record-of.ts';
import { beginOrder, isMoneyUnderWay, keptOf, purchaseOrderSetup } from './purchase-order.setup.ts';
import type { PurchaseOrderOutput, PurchaseOrderPorts } from './purchase-order.types.ts';
import { awaitingBank } from './states/awaiting-bank.ts';
import { awaitingCard } from './states/awaiting-card.ts';
import { awaitingChallenge } from './states/awaiting-challenge.ts';
import { buying } from './states/buying.ts';
import { lookingUp } from './states/looking-up.ts';

/**
 * One order, from its key to its end: the only flow that moves money. Spec 2 §4 "Payment modal", "Card form",
 * PAY-021 to PAY-024, decision 0105.
 *
 * The key is made once and lives over lost answers, remounts and reloads; another one is taken only for other terms
 * or after a definite refusal. Whatever is not a definite answer leads to `unknown`, which asks until the service
 * knows. `keep` is called before anything is sent, so a closed tab finds its order again.
 */
export const purchaseOrderMachine = purchaseOrderSetup.createMachine({
  id: 'purchaseOrder',
  description: 'Buys once, and finds out how the purchase ended.',
  context: ({ input }) => beginOrder(input),
  on: {
    'flow.resumed': { target: '.keyed', actions: 'noteRestored' },
    'order.leave': [
      { guard: 'isMoneyUnderWay', target: '.left' },
      { target: '.left', actions: 'forget' },
    ],
  },
  initial: 'keyed',
  states: {
    keyed: {
      description: 'The purchase has its key. What may have been sent under it is looked up first.',
      meta: { requirements: ['PAY-021'] },
      always: [
        { guard: 'isSentBefore', target: 'lookingUp' },
        { guard: 'isRestored', target: 'notPlaced' },
        { target: 'buying' },
      ],
    },
    buying,
    deciding: {
      description: 'Reads how the order stands.',
      meta: { requirements: ['PAY-023', 'BANKCARD-030'] },
      entry: 'keep',
      always: [
        { guard: 'isFulfilled', target: 'fulfilled' },
        { guard: 'isOwnedAlready', target: 'owned' },
        { guard: 'isFailed', target: 'refused', actions: 'noteFailure' },
        { guard: 'isChallenged', target: 'awaitingChallenge' },
        { guard: 'isAtBank', target: 'awaitingBank' },
        { guard: 'needsCard', target: 'awaitingCard', actions: ['takeCardBack', 'keep'] },
        { guard: 'isOpen', target: 'confirming' },
        { target: 'unknown' },
      ],
    },
    awaitingCard,
    awaitingChallenge,
    awaitingBank,
    confirming: {
      description: 'The service asks the provider and finishes the order.',
      meta: { requirements: ['PAY-024', 'BANKCARD-030'] },
      tags: 'busy',
      after: { slow: { actions: 'noteSlow' } },
      invoke: {
        src: 'confirm',
        input: ({ context: { ticketId, request } }) => ({
          ticketId: required(ticketId, 'ticketId'),
          isSessionPurchase: request.isSessionPurchase ?? false,
        }),
        onDone: {
          target: 'fulfilled',
          actions: { type: 'learnNotice', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isOwned', params: ({ event }) => event }, target: 'owned' },
          { target: 'unknown' },
        ],
      },
    },
    unknown: {
      description:
        'Nothing definite is known. The service is asked with growing pauses, and at once when it has news.',
      on: { 'order.ask': { target: 'lookingUp', actions: 'hearNews' } },
      after: { backOff: { target: 'lookingUp', actions: 'countAttempt' } },
      invoke: {
        src: 'hearResult',
        input: () => undefined,
        onDone: { target: 'lookingUp', actions: 'hearNews' },
        // The pause ends without news too.
        onError: {},
      },
    },
    lookingUp,
    repriced: {
      description:
        'The service asks another price. Nothing was bought; the viewer may agree to the new one.',
      on: {
        'terms.accept': { target: 'keyed', actions: ['acceptTerms', 'takeKey'] },
        'order.leave': { target: 'left', actions: 'forget' },
      },
    },
    fulfilled: {
      description: 'The viewer has what was bought.',
      type: 'final',
      entry: 'forget',
      output: ({ context: { ticketId, ticket } }): PurchaseOrderOutput => ({
        status: 'fulfilled',
        ticketId: required(ticketId, 'ticketId'),
        orderId: required(ticket, 'ticket').orderId,
        notice: ticket?.notice,
      }),
    },
    owned: {
      description:
        'The account has it from elsewhere, which is good news; money that was taken goes back.',
      type: 'final',
      entry: 'forget',
      output: ({ context }): PurchaseOrderOutput => ({
        status: 'owned',
        isMoneyDue: context.ticketId !== undefined,
      }),
    },
    refused: {
      description: 'The service or the bank has refused for good; no money was taken.',
      meta: { requirements: ['PAY-013'] },
      type: 'final',
      entry: 'keepOpen',
      output: ({ context }): PurchaseOrderOutput => ({
        status: 'refused',
        code: context.code,
        message: required(context.message, 'message'),
        kept: keptOf(context),
      }),
    },
    notPlaced: {
      description: 'The reload came before the order: nothing was bought.',
      type: 'final',
      entry: 'keepOpen',
      output: ({ context }): PurchaseOrderOutput => ({
        status: 'notPlaced',
        kept: recordOf(context),
      }),
    },
    left: {
      description:
        'The viewer turned back. Where money may still move the record finds the order again.',
      type: 'final',
      output: ({ context }): PurchaseOrderOutput => ({
        status: 'left',
        isOpen: isMoneyUnderWay(context),
      }),
    },
  },
  output: ({ event }) => event.output as PurchaseOrderOutput,
});

/** The machine with its calls attached; what a flow that sells invokes. */
export const createPurchaseOrderMachine = (ports: PurchaseOrderPorts) =>
  purchaseOrderMachine.provide({
    actors: {
      keepRecord: actorFromPort(async (record: OrderRecord) => ports.keep(record)),
      buy: actorFromPort(ports.buy),
      findByKey: actorFromPort(ports.findByKey),
      getTicket: actorFromPort(ports.getTicket),
      payByCard: actorFromPort(ports.payByCard),
      confirm: actorFromPort(ports.confirm),
      hearResult: actorFromPort(ports.hearResult),
    },
    actions: {
      keep: ({ context }) => ports.keep(recordOf(context)),
      keepOpen: ({ context }) => ports.keep(keptOf(context)),
      forget: () => ports.keep(undefined),
    },
  });
