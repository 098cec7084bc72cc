import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { PurchaseOptionsEvent } from './purchase-options.events.ts';
import { choiceOf, chosenOption, firstOption, usualPeriodIndex } from './purchase-options.rules.ts';
import type {
  PaymentEnd,
  Purchasable,
  PurchaseChoice,
  PurchaseItem,
  PurchaseOptionsContext,
  PurchaseOptionsInput,
  PurchaseOptionsOutput,
  PurchaseOptionsPorts,
} from './purchase-options.types.ts';

/** What an item can be got by and for how long; the payment goes on from there. EVENT-021, MODAL-027, MODAL-032 */
export const purchaseOptionsMachine = setup({
  types: {} as {
    input: PurchaseOptionsInput;
    context: PurchaseOptionsContext;
    events: PurchaseOptionsEvent;
    output: PurchaseOptionsOutput;
    meta: FlowMeta;
  },
  actors: {
    findOptions: missingPort<PurchaseItem, Purchasable>(
      'findOptions',
      'The item with all that it can be got by.',
    ),
    pay: missingPort<PurchaseChoice, PaymentEnd>('pay', 'Opens the payment of the choice.'),
  },
  guards: {
    isKnown: ({ context }) => context.purchasable !== undefined,
    isOffered: ({ context }) => context.purchasable?.standing === 'offered',
    isVisitor: ({ context }) => context.isAsked && context.purchasable?.standing === 'visitor',
    isAsked: ({ context }) => context.isAsked,
    isListed: ({ context }, seqId: string) =>
      context.purchasable?.options.some(({ seq_id }) => seq_id === seqId) ?? false,
    isPeriod: ({ context }, index: number) => chosenOption(context)?.periods[index] !== undefined,
    hasPeriod: ({ context }) => choiceOf(context) !== undefined,
    hasStatus: (_, { is, status }: { is: PaymentEnd; status: PaymentEnd['status'] }) =>
      is.status === status,
  },
  actions: {
    learn: assign(({ context }, purchasable: Purchasable) => {
      const option = firstOption(purchasable, context.wantedSeqId);
      return {
        purchasable,
        seqId: option?.seq_id,
        periodIndex: option ? usualPeriodIndex(option) : 0,
      };
    }),
    chooseOption: assign(({ context }, seqId: string) => {
      const option = chosenOption({ ...context, seqId });
      return { seqId, periodIndex: option ? usualPeriodIndex(option) : 0 };
    }),
    choosePeriod: assign((_, periodIndex: number) => ({ periodIndex })),
    noteOrder: assign((_, { orderId }: PaymentEnd) => ({ orderId })),
    /** Supplied by `createPurchaseOptionsMachine`. */
    signIn: () => {},
  },
}).createMachine({
  id: 'purchaseOptions',
  description: 'Shows what an item can be got by and for how long, and goes on to the payment.',
  context: ({ input: { itemId, itemType, isAsked = false, seqId, known } }) => {
    const option = known && firstOption(known, seqId);
    return {
      itemId,
      itemType,
      isAsked,
      wantedSeqId: seqId,
      purchasable: known,
      seqId: option?.seq_id,
      periodIndex: option ? usualPeriodIndex(option) : 0,
      orderId: undefined,
    };
  },
  on: { 'options.close': '.cancelled', 'flow.resumed': '.loading' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What the page knows already is not asked for again.',
      always: [{ guard: 'isKnown', target: 'judging' }, { target: 'loading' }],
    },
    loading: {
      description: 'The options are on their way.',
      invoke: {
        src: 'findOptions',
        input: ({ context: { itemId, itemType } }) => ({ itemId, itemType }),
        onDone: {
          target: 'judging',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: [{ guard: 'isAsked', target: 'unavailable' }, { target: 'cancelled' }],
      },
    },
    judging: {
      description: 'Whether there is anything to choose from.',
      meta: { requirements: ['PERM-003'] },
      always: [
        { guard: 'isOffered', target: 'choosing' },
        { guard: 'isVisitor', target: 'signedOut' },
        { guard: 'isAsked', target: 'nothing' },
        { target: 'cancelled' },
      ],
    },
    choosing: {
      description: 'One of the options and its length of time are chosen.',
      meta: { requirements: ['EVENT-021', 'MODAL-027', 'PAY-004'] },
      on: {
        'option.choose': {
          guard: { type: 'isListed', params: ({ event }) => event.seqId },
          actions: { type: 'chooseOption', params: ({ event }) => event.seqId },
        },
        'period.choose': {
          guard: { type: 'isPeriod', params: ({ event }) => event.periodIndex },
          actions: { type: 'choosePeriod', params: ({ event }) => event.periodIndex },
        },
        'options.buy': { guard: 'hasPeriod', target: 'paying' },
      },
    },
    paying: {
      description: 'The payment goes on; a viewer who turns back from it may choose another.',
      meta: { requirements: ['PAY-005'] },
      invoke: {
        src: 'pay',
        input: ({ context }) => choiceOf(context) as PurchaseChoice,
        onDone: [
          {
            guard: {
              type: 'hasStatus',
              params: ({ event }) => ({ is: event.output, status: 'handed-over' as const }),
            },
            target: 'handedOver',
          },
          {
            guard: {
              type: 'hasStatus',
              params: ({ event }) => ({ is: event.output, status: 'bought' as const }),
            },
            target: 'bought',
            actions: { type: 'noteOrder', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    signedOut: {
      description: 'Prices are of an account: a visitor is asked to sign in by a press.',
      meta: { requirements: ['PAY-014', 'PERM-003'] },
      on: { 'options.sign_in': { actions: 'signIn' } },
    },
    nothing: { description: 'The item is free, owned, or not for sale.' },
    unavailable: {
      description: 'The options did not come.',
      meta: { requirements: ['MODAL-024'] },
      on: { 'options.retry': 'loading' },
    },
    handedOver: {
      description: 'The payment goes on in the place of the options.',
      type: 'final',
      output: (): PurchaseOptionsOutput => ({ status: 'handed-over' }),
    },
    bought: {
      description: 'The viewer has it.',
      type: 'final',
      output: ({ context: { orderId } }): PurchaseOptionsOutput => ({ status: 'bought', orderId }),
    },
    cancelled: {
      description: 'Nothing is bought.',
      type: 'final',
      output: (): PurchaseOptionsOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PurchaseOptionsOutput,
});

/** The machine with its calls and effects attached; what a view starts. */
export const createPurchaseOptionsMachine = (ports: PurchaseOptionsPorts) =>
  purchaseOptionsMachine.provide({
    actors: { findOptions: actorFromPort(ports.findOptions), pay: actorFromPort(ports.pay) },
    actions: { signIn: () => ports.signIn() },
  });
