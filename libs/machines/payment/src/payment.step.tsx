import { lazyPart } from '@foyer/ui/variants';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { footNote } from './payment.css.ts';
import { orderWords } from './payment.words.ts';
import { ConfirmationStep, MethodsStep, PeriodsStep } from './steps/choosing-steps.tsx';
import { MeansStep } from './steps/means-step.tsx';
import { OtherWays } from './steps/other-ways.tsx';
import type { PaymentParts, StepProps } from './steps/step.types.ts';
import { HowToStop, Terms } from './steps/terms.tsx';
import { WorkingStep } from './steps/working-step.tsx';

let known: ComponentType<StepProps> | undefined;
const loadLate = async () => (known = (await import('./steps/late-steps.tsx')).LateStep);
const Later = lazyPart(loadLate);

/** A step that follows the order. Its code comes while the order is at work. */
function LateStep(props: StepProps) {
  // As it is where it is there: a lazy one suspends once even then, and shows a frame later.
  const [Step] = useState<ComponentType<StepProps>>(() => known ?? Later);
  return (
    <Suspense fallback={<WorkingStep {...props} />}>
      <Step {...props} />
    </Suspense>
  );
}

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
  useEffect(() => {
    // A step that is shown before its code has come asks for it again.
    if (view.step === 'working') loadLate().catch(() => undefined);
  }, [view.step]);
  switch (view.step) {
    case 'pin':
      return children['pin'] ? <parts.Pin actor={children['pin']} /> : null;
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
    case 'bank':
    case 'repriced':
    case 'error':
    case 'success':
      return <LateStep {...props} />;
    case 'none':
      return null;
  }
}

/** A card is typed: sum and terms stand before the button that pays. Case C19 */
function CardStep({
  BankCard,
  card,
  ...props
}: PaymentStepProps & { BankCard: PaymentParts['BankCard']; card: AnyActorRef }) {
  const { view, words, orderButton } = props;
  const { price } = view;
  return price ? (
    <BankCard
      actor={card}
      remedies={<OtherWays {...props} />}
      submitText={orderWords(price, orderButton, words)}
    >
      <Terms price={price} words={words} look="table" />
      <div className={footNote}>
        <HowToStop price={price} words={words} />
      </div>
    </BankCard>
  ) : null;
}
