import type { bankCardMachine } from '@foyer/bank-card';
import { BankCardForm } from '@foyer/bank-card/view';
import type { bonusMachine } from '@foyer/bonus';
import { BonusStep } from '@foyer/bonus/view';
import type { cardChallengeMachine } from '@foyer/card-challenge';
import { CardChallengeStep } from '@foyer/card-challenge/view';
import type { PaymentParts } from '@foyer/payment/view';
import type { productOnboardingMachine } from '@foyer/product-onboarding';
import { ProductOnboardingStep } from '@foyer/product-onboarding/view';
import type { ActorRefFrom } from 'xstate';

/** The views of the flows that the payment invokes, by the names of its ports. */
export const paymentParts: PaymentParts = {
  BankCard: ({ actor, ...rest }) => (
    <BankCardForm actor={actor as ActorRefFrom<typeof bankCardMachine>} {...rest} />
  ),
  CardChallenge: ({ actor }) => (
    <CardChallengeStep actor={actor as ActorRefFrom<typeof cardChallengeMachine>} />
  ),
  ProductOnboarding: ({ actor }) => (
    <ProductOnboardingStep actor={actor as ActorRefFrom<typeof productOnboardingMachine>} />
  ),
  Bonus: ({ actor }) => <BonusStep actor={actor as ActorRefFrom<typeof bonusMachine>} />,
};
