import { type ConsentName, errorCodes, type PurchaseOption } from '@foyer/contract';
import { type FailedCall, type FlowMeta, messageOf, missingPort, required } from '@foyer/core';
import type { PinInput, PinOutput } from '@foyer/pin';
import {
  purchaseOrderMachine,
  type PurchaseOrderOutput,
  selectPurchaseOrderView,
} from '@foyer/purchase-order';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { PaymentEvent } from './payment.events.ts';
import {
  currentOffer,
  currentOffers,
  firstMethodId,
  isAgreed,
  isGift,
  mustJoin,
  needsConfirmation,
  otherOffers,
  usualPeriodIndex,
} from './payment.rules.ts';
import type {
  BonusOutput,
  BoughtProduct,
  CardChallenge,
  CardEntryInput,
  CardEntryOutput,
  ChallengeEnd,
  OnboardingOutput,
  PaymentContext,
  PaymentInput,
  PaymentMeans,
  PaymentOutput,
  ProductOnboarding,
} from './payment.types.ts';

type OrderStep = NonNullable<PaymentContext['order']>['step'];
type Contextual = { context: PaymentContext };

/** How long the notice with a way to top up stays. PAY-019, PAY-020 */
export const REFILL_NOTICE_SECONDS = 10;

const isLackOfFunds = (code: number | undefined): boolean =>
  code === errorCodes.cardFundsMissing || code === errorCodes.prepaidFundsMissing;

/** What the payment is made of: its types, ports, rules and steps with a name. */
export const paymentSetup = setup({
  types: {} as {
    input: PaymentInput;
    context: PaymentContext;
    events: PaymentEvent;
    output: PaymentOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    pin: missingPort<PinInput, PinOutput>(
      'pin',
      'Asks for the PIN, and for another one than 0000.',
    ),
    purchaseOrder: purchaseOrderMachine,
    findOption: missingPort<{ optionId: string }, PurchaseOption | undefined>(
      'findOption',
      'The option as the service sells it now; nothing where it does not.',
    ),
    findMeans: missingPort<undefined, PaymentMeans>('findMeans', 'What the account can pay with.'),
    findOnboarding: missingPort<BoughtProduct, ProductOnboarding | undefined>(
      'findOnboarding',
      'What is shown of a product after its purchase; nothing where there is none.',
    ),
    bankCard: missingPort<CardEntryInput, CardEntryOutput>('bankCard', 'Asks for a card.'),
    cardChallenge: missingPort<CardChallenge, ChallengeEnd>(
      'cardChallenge',
      "Shows the bank's question to the owner of the card.",
    ),
    bonus: missingPort<{ programId: string }, BonusOutput>(
      'bonus',
      'Has the viewer join a bonus program.',
    ),
    productOnboarding: missingPort<ProductOnboarding, OnboardingOutput>(
      'productOnboarding',
      'Shows what the viewer can do now.',
    ),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== undefined && context.isRestored,
    isPinRequired: ({ context }) => context.isPinRequired && context.pin === undefined,
    isAccepted: (_, output: PinOutput) => output.status === 'accepted',
    isPeriodKnown: ({ context }) => context.isPeriodGiven || context.option.periods.length <= 1,
    hasSeveralPeriods: ({ context }) => !context.isPeriodGiven && context.option.periods.length > 1,
    isPeriod: ({ context }, { index }: { index: number }) => index in context.option.periods,
    isOpenMethod: ({ context }, { methodId }: { methodId: string }) =>
      currentOffers(context).some(
        ({ method, obstacle }) => method.id === methodId && obstacle === undefined,
      ),
    /** The refused order must be able to be left, and another method must be able to pay. */
    isOtherMethod: ({ context }, { methodId }: { methodId: string }) =>
      context.order?.canTurnBack !== false &&
      otherOffers(context).some(({ method }) => method.id === methodId),
    isConsentAsked: ({ context }, { name }: { name: ConsentName }) =>
      context.consentsAsked.includes(name),
    isConsentMissing: ({ context }) => !isAgreed(context),
    mustJoin: ({ context }) => mustJoin(currentOffer(context)),
    isByCard: ({ context }) => currentOffer(context)?.method.name === 'any_card',
    needsConfirmation: ({ context }) => {
      const offer = currentOffer(context);
      return offer !== undefined && needsConfirmation(offer, context.option);
    },
    isPayable: ({ context }) => {
      const offer = currentOffer(context);
      return offer !== undefined && offer.obstacle === undefined;
    },
    isEntered: (_, output: CardEntryOutput) => output.status === 'entered',
    isOptionStale: ({ context }) => context.isOptionStale,
    isJoined: (_, output: BonusOutput) => output.status === 'joined',
    isAt: ({ context }, { step }: { step: OrderStep }) => context.order?.step === step,
    isElsewhere: ({ context }, { steps }: { steps: readonly OrderStep[] }) =>
      context.order !== undefined && !steps.includes(context.order.step),
    isCardToBeSent: ({ context }) => context.isCardToBeSent && context.order?.step === 'card',
    canTurnBack: ({ context }) => context.order?.canTurnBack === true,
    isBought: (_, output: PurchaseOrderOutput) =>
      output.status === 'fulfilled' || output.status === 'owned',
    /** Certificates are never owned before: this one was withdrawn while it was paid for. */
    isGiftGone: ({ context }, output: PurchaseOrderOutput) =>
      output.status === 'owned' && isGift(context),
    isPinMissing: (_, output: PurchaseOrderOutput) =>
      output.status === 'refused' && output.code === errorCodes.pinRequired,
    isRefused: (_, output: PurchaseOrderOutput) => output.status === 'refused',
    isStillOpen: (_, output: PurchaseOrderOutput) => output.status === 'left' && output.isOpen,
    isClosing: ({ context }) => context.isClosing,
    hasOnboarding: ({ context }) => context.onboarding !== undefined,
    /** Of the prepaid account. PAY-018 */
    isAccountClosed: ({ context }) => context.code === errorCodes.accessDenied,
    hasRefill: ({ context }) => isLackOfFunds(context.code),
  },
  actions: {
    /** Supplied by `createPaymentMachine`. */
    refreshUser: () => {},
    /** Supplied by `createPaymentMachine`. */
    offerRefill: (_args: Contextual) => {},
    forgetPin: assign({ pin: undefined, isPinRequired: true }),
    keepPin: assign((_, output: PinOutput) => ({
      pin: output.status === 'accepted' ? output.pin : undefined,
    })),
    noteJoined: assign({ isOptionStale: true }),
    /** What is sold no more stays in sight: the order is refused then, with the reason. */
    learnOption: assign(({ context }, found: PurchaseOption | undefined) => {
      const option = found ?? context.option;
      const isThere = context.periodIndex in option.periods;
      return {
        option,
        isOptionStale: false,
        periodIndex: isThere ? context.periodIndex : usualPeriodIndex(option),
      };
    }),
    learnMeans: assign((_, means: PaymentMeans) => ({ means })),
    choosePeriod: assign((_, { index }: { index: number }) => ({ periodIndex: index })),
    chooseMethod: assign((_, { methodId }: { methodId: string }) => ({ methodId })),
    changeConsent: assign(
      ({ context }, { name, isGiven }: { name: ConsentName; isGiven: boolean }) => {
        const others = context.consents.filter((one) => one !== name);
        return { consents: isGiven ? [...others, name] : others };
      },
    ),
    missConsent: assign({ isConsentMissed: true }),
    /** A method that cannot pay for the chosen period gives way to one that can. */
    settleMethod: assign(({ context }) => {
      const offers = currentOffers(context);
      const own = offers.find(({ method }) => method.id === context.methodId);
      const isOpen = own !== undefined && own.obstacle === undefined;
      return {
        methodId: isOpen ? context.methodId : firstMethodId(offers),
        entered: undefined,
        isCardToBeSent: false,
        message: undefined,
        code: undefined,
      };
    }),
    keepCard: assign((_, output: CardEntryOutput) =>
      output.status === 'entered'
        ? {
            entered: {
              card: output.card,
              paymentUrl: output.paymentUrl,
              isCardKept: output.isCardKept,
              isSessionPurchase: output.isSessionPurchase,
            },
            isCardToBeSent: true,
          }
        : {},
    ),
    beginOrder: assign({ order: undefined, isClosing: false, message: undefined, code: undefined }),
    learnOrder: assign((_, snapshot: SnapshotFrom<typeof purchaseOrderMachine>) => ({
      order: selectPurchaseOrderView(snapshot),
    })),
    /** The card is on its way: until the order says otherwise it is at work. */
    noteCardSent: assign(({ context: { order } }) => ({
      isCardToBeSent: false,
      order: order && { ...order, step: 'working' as const },
    })),
    sendCard: sendTo('purchaseOrder', ({ context }) => ({
      type: 'card.submit',
      card: required(context.entered, 'entered').card,
    })),
    acceptTerms: sendTo('purchaseOrder', { type: 'terms.accept' }),
    askOrder: sendTo('purchaseOrder', { type: 'order.ask' }),
    leaveOrder: sendTo('purchaseOrder', { type: 'order.leave' }),
    openChallenge: sendTo('purchaseOrder', { type: 'challenge.open' }),
    closeChallenge: sendTo('purchaseOrder', (_, { outcome }: ChallengeEnd) => ({
      type: 'challenge.close',
      outcome,
    })),
    noteClosing: assign({ isClosing: true }),
    noteEnd: assign((_, output: PurchaseOrderOutput) => ({
      kept: 'kept' in output ? output.kept : undefined,
      isRestored: false,
      isClosing: false,
      isCardToBeSent: false,
      order: undefined,
      isMoneyDue: output.status === 'owned' && output.isMoneyDue,
      orderId: output.status === 'fulfilled' ? output.orderId : undefined,
      ...(output.status === 'refused' && { message: output.message, code: output.code }),
    })),
    tellGiftGone: assign({ message: { key: 'bank_card.payment.gift_gone' } }),
    learnOnboarding: assign((_, onboarding: ProductOnboarding | undefined) => ({ onboarding })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
});
