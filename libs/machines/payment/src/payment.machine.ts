import { actorFromPort, required } from '@foyer/core';
import { createPurchaseOrderMachine } from '@foyer/purchase-order';
import { currentOffer, usualPeriodIndex } from './payment.rules.ts';
import { paymentSetup, REFILL_NOTICE_SECONDS } from './payment.setup.ts';
import type { PaymentContext, PaymentInput, PaymentOutput, PaymentPorts } from './payment.types.ts';
import { cardEntryInput } from './states/card-entry.ts';
import { methods, periods } from './states/choosing.ts';
import { error, productOnboarding, success } from './states/ending.ts';
import { loading } from './states/loading.ts';
import { ordering } from './states/ordering.ts';

/** What a flow begins with: the usual length of time is chosen. */
function beginPayment(input: PaymentInput): PaymentContext {
  return {
    option: input.option,
    item: input.item,
    name: input.name,
    profileType: input.profileType,
    isPinRequired: input.isPinRequired,
    search: input.search ?? '',
    phone: input.phone,
    consentsAsked: input.consentsAsked ?? [],
    consents: input.chosen?.consents ?? [],
    isConsentMissed: false,
    returnPath: input.returnPath,
    isPeriodGiven: input.periodIndex !== undefined,
    kept: input.kept,
    isRestored: input.kept !== undefined,
    isOptionStale: false,
    pin: undefined,
    means: undefined,
    periodIndex: input.chosen?.periodIndex ?? input.periodIndex ?? usualPeriodIndex(input.option),
    methodId: input.chosen?.methodId,
    entered: undefined,
    isCardToBeSent: false,
    order: undefined,
    isClosing: false,
    isMoneyDue: false,
    orderId: undefined,
    onboarding: undefined,
    message: undefined,
    code: undefined,
  };
}

const boughtOutput = ({ orderId }: PaymentContext, next: 'watch' | 'close'): PaymentOutput => ({
  status: 'bought',
  next,
  ...(orderId !== undefined && { orderId }),
});

/**
 * The payment dialog, from the PIN to the film. Spec 2 §4 "Payment modal", §6, §8, MODAL-025, PAY-001 to PAY-021,
 * decision 0105.
 *
 * Money moves in `ordering` alone, by the machine `purchaseOrder`; leaving that state is always its word. What a
 * reload had cut off comes first, before the PIN: nothing is bought again by it. A failed call is a message; nothing
 * is thrown.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'Has the viewer choose how long and how to pay, and buys.',
  context: ({ input }) => beginPayment(input),
  on: { 'flow.resumed': '.deciding' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'An order of before comes first, then the PIN where the profile needs one.',
      meta: { requirements: ['PAY-001', 'PAY-002', 'PERM-004'] },
      always: [
        { guard: 'hasKept', target: 'ordering' },
        { guard: 'isPinRequired', target: 'pin' },
        { target: 'loading' },
      ],
    },
    pin: {
      description: 'The PIN, and another one in place of 0000: the steps pin and changePin.',
      meta: { requirements: ['PAY-001', 'PAY-003', 'PIN-018'] },
      on: { 'payment.close': 'cancelled' },
      invoke: {
        src: 'pin',
        id: 'pin',
        input: ({ context: { profileType, phone } }) => ({
          profileType,
          phone,
          hasChangeStep: true,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'keepPin', params: ({ event }) => event.output },
          },
          { target: 'cancelled' },
        ],
        onError: 'cancelled',
      },
    },
    loading,
    unavailable: {
      description: 'The ways to pay did not come.',
      on: { 'payment.retry': 'loading', 'payment.close': 'cancelled' },
    },
    resuming: {
      description: 'A viewer who had chosen how to pay comes back to that.',
      always: [
        { guard: ({ context }) => context.methodId !== undefined, target: 'methods' },
        { target: 'periods' },
      ],
    },
    periods,
    methods,
    any_card: {
      description: 'A new card is typed. Nothing is bought before it is entered.',
      meta: { requirements: ['PAY-007', 'BANKCARD-030'] },
      on: { 'payment.close': 'cancelled', 'payment.back': 'methods' },
      invoke: {
        src: 'bankCard',
        id: 'bankCard',
        input: cardEntryInput,
        onDone: [
          {
            guard: { type: 'isEntered', params: ({ event }) => event.output },
            target: 'ordering',
            actions: { type: 'keepCard', params: ({ event }) => event.output },
          },
          { target: 'methods' },
        ],
        onError: 'methods',
      },
    },
    bonus: {
      description: 'The viewer joins the program whose points shall pay.',
      meta: { requirements: ['PAY-008', 'PAY-028'] },
      on: { 'payment.close': 'cancelled', 'payment.back': 'methods' },
      invoke: {
        src: 'bonus',
        id: 'bonus',
        input: ({ context }) => ({
          programId: required(currentOffer(context)?.price.bonus_program, 'program').id,
        }),
        onDone: [
          {
            guard: { type: 'isJoined', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'noteJoined',
          },
          { target: 'methods' },
        ],
        onError: 'methods',
      },
    },
    confirmation: {
      description: 'The last word where nothing more is typed to pay.',
      meta: { requirements: ['PAY-011'] },
      on: {
        'payment.next': 'ordering',
        'payment.back': 'methods',
        'payment.close': 'cancelled',
      },
    },
    ordering,
    success,
    product_onboarding: productOnboarding,
    error,
    watched: {
      description: 'The viewer has it and goes on to what they wanted.',
      type: 'final',
      output: ({ context }) => boughtOutput(context, 'watch'),
    },
    bought: {
      description: 'The viewer has it and closes the dialog.',
      type: 'final',
      output: ({ context }) => boughtOutput(context, 'close'),
    },
    open: {
      description: 'Closed while money may still move.',
      type: 'final',
      output: (): PaymentOutput => ({ status: 'open' }),
    },
    cancelled: {
      description: 'The viewer turned back; nothing was bought.',
      type: 'final',
      output: (): PaymentOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PaymentOutput,
});

/** The machine with its calls and the flows of others attached; what a view starts. */
export const createPaymentMachine = (ports: PaymentPorts) =>
  paymentMachine.provide({
    actors: {
      purchaseOrder: createPurchaseOrderMachine(ports.order),
      findOption: actorFromPort(ports.findOption),
      findMeans: actorFromPort(ports.findMeans),
      findOnboarding: actorFromPort(ports.findOnboarding),
      // Their input and output are those of the ports they stand for; the kind of actor is theirs.
      pin: ports.actors.pin as never,
      bankCard: ports.actors.bankCard as never,
      cardChallenge: ports.actors.cardChallenge as never,
      bonus: ports.actors.bonus as never,
      productOnboarding: ports.actors.productOnboarding as never,
    },
    actions: {
      refreshUser: () => ports.refreshUser(),
      offerRefill: ({ context }) =>
        ports.offerRefill({
          message: required(context.message, 'message'),
          refillUrl: context.means?.account?.refill_url,
          seconds: REFILL_NOTICE_SECONDS,
        }),
    },
  });
