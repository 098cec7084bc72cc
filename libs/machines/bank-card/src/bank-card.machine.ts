import { cardPaymentSchema } from '@foyer/contract';
import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  messageOf,
  missingPort,
  required,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import { is } from 'valibot';
import type { BankCardEvent } from './bank-card.events.ts';
import { startOf } from './bank-card.start.ts';
import type {
  BankCardContext,
  BankCardInput,
  BankCardOutput,
  BankCardPorts,
  EnteredCard,
} from './bank-card.types.ts';

const { card_number: cardNumber, expiry, cvc } = cardPaymentSchema.entries;

/** The fields of a card and nothing else that came with them. */
const cardOf = ({ number, expiry: until, cvc: code, holder, postalCode }: EnteredCard) => ({
  number,
  expiry: until,
  cvc: code,
  ...(holder && { holder }),
  ...(postalCode && { postalCode }),
});

/**
 * Asks for a bank card and hands it over in boxes; sends it nowhere. The form stands at once, its button waits for the
 * address that the card goes to. Spec 2 §4 "Card form", "Card binding"
 */
export const bankCardMachine = setup({
  types: {} as {
    input: BankCardInput;
    context: BankCardContext;
    events: BankCardEvent;
    output: BankCardOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    findPaymentUrl: missingPort<{ purpose: BankCardInput['purpose'] }, string | undefined>(
      'findPaymentUrl',
      'Where the payment method of any card takes it for this purpose; nothing where there is none.',
    ),
  },
  guards: {
    isAddressKnown: ({ context }) => context.paymentUrl !== undefined,
    isAddress: (_, paymentUrl: string | undefined) => paymentUrl !== undefined,
    /** What the provider's form takes; which card it can be is the rule of the fields. */
    isComplete: (_, card: EnteredCard) =>
      is(cardNumber, card.number.reveal()) &&
      is(expiry, card.expiry.reveal()) &&
      is(cvc, card.cvc.reveal()),
  },
  actions: {
    /** Supplied by `createBankCardMachine`. */
    reportRefusal: () => {},
    learnAddress: assign((_, paymentUrl: string | undefined) => ({ paymentUrl })),
    take: assign((_, { isCardKept, ...typed }: EnteredCard & { isCardKept: boolean }) => ({
      entered: cardOf(typed),
      isCardKept,
    })),
    clearMessage: assign({ message: undefined }),
    tellNone: assign({ message: { key: 'error.default' } }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
}).createMachine({
  id: 'bankCard',
  description: 'Asks for a bank card and hands it over.',
  context: ({ input }) => startOf(input),
  entry: 'reportRefusal',
  on: { 'card.leave': '.left', 'flow.resumed': '.looking' },
  initial: 'looking',
  states: {
    looking: {
      description: 'The address may be known already.',
      always: [{ guard: 'isAddressKnown', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      description: 'The form may be filled in; where the card goes is being asked.',
      meta: { requirements: ['BANKCARD-033', 'BANKCARD-041'] },
      tags: 'busy',
      invoke: {
        src: 'findPaymentUrl',
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: [
          {
            guard: { type: 'isAddress', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'learnAddress', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: 'tellNone' },
        ],
        onError: {
          target: 'closed',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    closed: {
      description: 'No address: the card cannot be sent now.',
      on: { 'card.retry': { target: 'loading', actions: 'clearMessage' } },
    },
    ready: {
      description: 'A whole card is handed over.',
      meta: { requirements: ['BANKCARD-030', 'BANKCARD-038', 'BANKCARD-040'] },
      on: {
        'card.submit': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'entered',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    entered: {
      description: 'The card goes to the flow that asked.',
      type: 'final',
      output: ({ context }): BankCardOutput => ({
        status: 'entered',
        card: required(context.entered, 'entered'),
        paymentUrl: required(context.paymentUrl, 'paymentUrl'),
        isCardKept: context.canKeep && context.isCardKept,
        isSessionPurchase: context.isSessionPurchase,
      }),
    },
    left: {
      description: 'The viewer wants another way to pay.',
      type: 'final',
      output: (): BankCardOutput => ({ status: 'left' }),
    },
  },
  output: ({ event }) => event.output as BankCardOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createBankCardMachine = ({ findPaymentUrl, reportRefusal }: BankCardPorts) =>
  bankCardMachine.provide({
    actors: { findPaymentUrl: actorFromPort(findPaymentUrl) },
    actions: {
      reportRefusal: ({ context: { reqStatus } }) => {
        if (reqStatus !== undefined) reportRefusal({ reqStatus });
      },
    },
  });
