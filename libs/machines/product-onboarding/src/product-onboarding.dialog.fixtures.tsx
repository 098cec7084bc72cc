import { useFlow, usePorts } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { productOnboardingInputs } from './product-onboarding.fixtures.ts';
import { createProductOnboardingMachine } from './product-onboarding.machine.ts';
import { ProductOnboardingStep } from './product-onboarding.step.tsx';
import type { ProductOnboardingOutput } from './product-onboarding.types.ts';

/** Props of {@link OnboardingDialog}. */
export interface OnboardingDialogProps {
  onDone: (output: ProductOnboardingOutput) => void;
  /** @default as wide as a form */
  size?: 'wide';
}

/** The step in a dialog, as the payment shows it. */
export function OnboardingDialog({ onDone, size }: OnboardingDialogProps) {
  const t = useTranslate('bank_card');
  const flow = usePorts(createProductOnboardingMachine);
  const actor = useFlow(flow, productOnboardingInputs.cinema, onDone);
  return (
    <Dialog
      {...openShell}
      {...(size && { size })}
      title={t('bank_card.payment.onboarding_title')}
      onClose={() => actor.send({ type: 'onboarding.skip' })}
    >
      <ProductOnboardingStep actor={actor} />
    </Dialog>
  );
}
