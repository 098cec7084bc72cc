import { selectPinView, type pinMachine } from '@foyer/pin';
import { PinStep } from '@foyer/pin/view';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { footNote } from './payment.css.ts';
import { orderWords } from './payment.words.ts';
import { ConfirmationStep, MethodsStep, PeriodsStep } from './steps/choosing-steps.tsx';
import { MeansStep } from './steps/means-step.tsx';
import {
  BankStep,
  ChallengeLeftStep,
  ErrorStep,
  RepricedStep,
  WorkingStep,
} from './steps/order-steps.tsx';
import { SuccessStep } from './steps/success-step.tsx';
import type { PaymentParts, StepProps } from './steps/step.types.ts';
import { HowToStop, Terms } from './steps/terms.tsx';

/** Props of {@link PaymentStepView}. */
export interface PaymentStepProps extends StepProps {
  parts: PaymentParts;
  /** Wording of the button that orders, as the buyer's country asks. */
  orderButton: 'plain' | 'obliges_to_pay';
}

/** The content of the dialog in the step that the flow has reached. */
export function PaymentStepView(props: PaymentStepProps) {
  const { actor, view, parts } = props;
  const children = useSelector(actor, (snapshot) => snapshot.children) as Partial<
    Record<string, AnyActorRef>
  >;
  switch (view.step) {
    case 'pin':
      return children['pin'] ? (
        <PinOfPayment actor={children['pin'] as ActorRefFrom<typeof pinMachine>} />
      ) : null;
    case 'loading':
    case 'unavailable':
      return <MeansStep {...props} />;
    case 'periods':
      return <PeriodsStep {...props} />;
    case 'methods':
      return <MethodsStep {...props} />;
    case 'confirmation':
      return <ConfirmationStep {...props} />;
    case 'any_card':
      return children['bankCard'] ? (
        <CardStep {...props} BankCard={parts.BankCard} card={children['bankCard']} />
      ) : null;
    case 'bonus':
      return children['bonus'] ? <parts.Bonus actor={children['bonus']} /> : null;
    case 'challenge':
      return children['cardChallenge'] ? (
        <parts.CardChallenge actor={children['cardChallenge']} />
      ) : null;
    case 'product_onboarding':
      return children['productOnboarding'] ? (
        <parts.ProductOnboarding actor={children['productOnboarding']} />
      ) : null;
    case 'working':
      return <WorkingStep {...props} />;
    case 'challengeLeft':
      return <ChallengeLeftStep {...props} />;
    case 'bank':
      return <BankStep {...props} />;
    case 'repriced':
      return <RepricedStep {...props} />;
    case 'error':
      return <ErrorStep {...props} />;
    case 'success':
      return <SuccessStep {...props} />;
    case 'none':
      return null;
  }
}

/** A card is typed: sum and terms stand before the button that pays. Case C19 */
function CardStep({
  BankCard,
  card,
  view,
  words,
  orderButton,
}: PaymentStepProps & { BankCard: PaymentParts['BankCard']; card: AnyActorRef }) {
  const { price } = view;
  return price ? (
    <BankCard actor={card} submitText={orderWords(price, orderButton, words)}>
      <Terms price={price} words={words} look="table" />
      <div className={footNote}>
        <HowToStop price={price} words={words} />
      </div>
    </BankCard>
  ) : null;
}

function PinOfPayment({ actor }: { actor: ActorRefFrom<typeof pinMachine> }) {
  const view = useSelector(actor, selectPinView, shallowEqual);
  return <PinStep actor={actor} view={view} />;
}
