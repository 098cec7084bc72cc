import type { StepProps } from './step.types.ts';
import { BankStep } from './bank-step.tsx';
import { ChallengeLeftStep, ErrorStep, RepricedStep } from './order-steps.tsx';
import { SuccessStep } from './success-step.tsx';

/** The steps that follow the order: nothing of them is shown before a viewer buys. */
export function LateStep(props: StepProps) {
  switch (props.view.step) {
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
    default:
      return null;
  }
}
