import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { note, step as stepStyle } from './bonus.css.ts';
import type { bonusMachine } from './bonus.machine.ts';
import { selectBonusView } from './bonus.selectors.ts';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { ErrorStep } from './steps/error-step.tsx';
import { RegisterStep } from './steps/register-step.tsx';
import type { StepProps } from './steps/step.types.ts';

/** Props of {@link BonusStep}. */
export interface BonusStepProps {
  /** A running flow, one's own or another flow's child. */
  actor: ActorRefFrom<typeof bonusMachine>;
  /** The dialog around it changes its title with the step. @default false */
  hasTitle?: boolean;
}

/** Joining a program, to stand in a dialog that its flow has open. */
export function BonusStep({ actor, hasTitle = false }: BonusStepProps) {
  const view = useSelector(actor, selectBonusView, shallowEqual);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view.step === 'none' || view.step === 'loading') return;
    // A step takes the focus with it, unless one of its fields has it: the button that led here is gone.
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [view.step]);
  return (
    <div ref={content} className={stepStyle} tabIndex={-1}>
      <StepContent actor={actor} view={view} hasTitle={hasTitle} />
    </div>
  );
}

function StepContent({ actor, view, hasTitle }: StepProps & { hasTitle: boolean }) {
  const { step, program } = view;
  if (step === 'loading') return <Loading />;
  if (step === 'error') return <ErrorStep actor={actor} view={view} hasTitle={hasTitle} />;
  if (!program) return null;
  if (step === 'register') return <RegisterStep actor={actor} view={view} program={program} />;
  if (step === 'confirm') return <ConfirmStep actor={actor} view={view} program={program} />;
  return null;
}

function Loading() {
  const t = useTranslate('bank_card');
  return <output className={note}>{t('bank_card.bonus.loading')}</output>;
}
