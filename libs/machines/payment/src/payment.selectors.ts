import type { ConsentName, Period, Price, PurchaseOption } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { PurchaseOrderViewState } from '@foyer/purchase-order';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import type { PaymentChoice, PaymentContext } from './payment.types.ts';
import {
  currentOffer,
  currentOffers,
  isGift,
  mustJoin,
  type Offer,
  otherOffers,
} from './payment.rules.ts';

type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** The steps that the dialog shows; `none` shows nothing new. */
export type PaymentStep =
  | 'none'
  | 'pin'
  | 'loading'
  | 'unavailable'
  | 'periods'
  | 'methods'
  | 'any_card'
  | 'bonus'
  | 'confirmation'
  | 'working'
  | 'challenge'
  | 'challengeLeft'
  | 'bank'
  | 'repriced'
  | 'success'
  | 'product_onboarding'
  | 'error';

/** Something that the viewer is asked to agree to. */
export interface Consent {
  name: ConsentName;
  isGiven: boolean;
  /** The viewer wanted to go on without it. */
  isMissed: boolean;
}

/** What the view shows. */
export interface PaymentViewState {
  step: PaymentStep;
  option: PurchaseOption;
  /** Of what the viewer wants to watch. */
  name: string;
  periods: readonly Period[];
  periodIndex: number;
  offers: readonly Offer[];
  methodId: string | undefined;
  /** The chosen offer. */
  offer: Offer | undefined;
  /** What may pay in place of the method that was refused; nothing while none was. */
  otherOffers: readonly Offer[];
  /** What is to be agreed to, in the order of asking. */
  consents: readonly Consent[];
  /** The button joins the bonus program in place of buying. */
  isJoining: boolean;
  canGoBack: boolean;
  order: PurchaseOrderViewState | undefined;
  /** What is agreed to, or was: the price of the order where it is another. */
  price: Price | undefined;
  hasOnboarding: boolean;
  isMoneyDue: boolean;
  /** What is bought is a certificate. */
  isGift: boolean;
  /** Where the prepaid account is topped up, if too little money was the reason. */
  refillUrl: string | undefined;
  message: Message | undefined;
}

const steps = [
  'pin',
  'loading',
  'unavailable',
  'periods',
  'methods',
  'any_card',
  'bonus',
  'confirmation',
  'success',
  'product_onboarding',
  'error',
] as const;

const consentsOf = ({ consentsAsked, consents, isConsentMissed }: PaymentContext): Consent[] =>
  consentsAsked.map((name) => {
    const isGiven = consents.includes(name);
    return { name, isGiven, isMissed: isConsentMissed && !isGiven };
  });

/** The view's reading of a snapshot. */
export function selectPaymentView(snapshot: PaymentSnapshot): PaymentViewState {
  const { context } = snapshot;
  const offer = currentOffer(context);
  return {
    step: stepOf(snapshot),
    option: context.option,
    name: context.name,
    periods: context.option.periods,
    periodIndex: context.periodIndex,
    offers: currentOffers(context),
    methodId: context.methodId,
    offer,
    otherOffers: otherOffersOf(snapshot),
    consents: consentsOf(context),
    isJoining: mustJoin(offer),
    canGoBack: snapshot.can({ type: 'payment.back' }),
    order: context.order,
    price: context.order?.newPrice ?? offer?.price,
    hasOnboarding: context.onboarding !== undefined,
    isMoneyDue: context.isMoneyDue,
    isGift: isGift(context),
    refillUrl: context.means?.account?.refill_url,
    message: context.message,
  };
}

/** What of a payment another one can begin with. */
export const choiceOf = ({ periodIndex, methodId, consents }: PaymentViewState): PaymentChoice => ({
  periodIndex,
  methodId,
  consents: consents.filter(({ isGiven }) => isGiven).map(({ name }) => name),
});

const nothing: readonly Offer[] = [];

/** Of a refused card while its order can be left, and after an order that failed. */
function otherOffersOf(snapshot: PaymentSnapshot): readonly Offer[] {
  const { context } = snapshot;
  const isRefused = snapshot.matches({ ordering: 'card' }) && context.order?.message !== undefined;
  if (!isRefused && !snapshot.matches('error')) return nothing;
  return otherOffers(context).filter(({ method }) =>
    snapshot.can({ type: 'method.choose', methodId: method.id }),
  );
}

function stepOf(snapshot: PaymentSnapshot): PaymentStep {
  if (snapshot.matches({ ordering: 'card' })) return 'any_card';
  if (snapshot.matches({ ordering: 'challenge' })) return 'challenge';
  if (snapshot.matches({ ordering: 'challengeLeft' })) return 'challengeLeft';
  if (snapshot.matches({ ordering: 'bank' })) return 'bank';
  if (snapshot.matches({ ordering: 'repriced' })) return 'repriced';
  if (snapshot.matches('ordering')) return 'working';
  return steps.find((step) => snapshot.matches(step)) ?? 'none';
}
