import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import type { FormEvent, ReactNode } from 'react';
import { StepHeading, type StepHeadingProps } from '../../step-heading.tsx';
import { actions, form } from '../../steps.css.ts';

/** Props of {@link StepForm}. */
export interface StepFormProps extends StepHeadingProps {
  /** Words of the button that goes on; without it the step cannot. */
  submit?: string | undefined;
  onSubmit: () => void;
  /** Words of the button that turns back. */
  back: string;
  onBack: () => void;
  /** @default false */
  isBusy?: boolean;
  children: ReactNode;
}

/** A step as a form: its title, its fields, the way on, the way back. */
export function StepForm({
  title,
  place,
  submit,
  onSubmit,
  back,
  onBack,
  isBusy = false,
  children,
}: StepFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={form} onSubmit={send} noValidate>
      <StepHeading title={title} {...(place !== undefined && { place })} />
      {children}
      <div className={actions}>
        {submit !== undefined && (
          <Button type="submit" isPending={isBusy}>
            {submit}
          </Button>
        )}
        <Button tone="quiet" onPress={onBack} isDisabled={isBusy}>
          {back}
        </Button>
      </div>
    </form>
  );
}

/** Says that what the step offers did not come, and asks for it again. */
export function AskAgain({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslate('modal');
  return (
    <>
      <p role="alert">{text}</p>
      <Button tone="plain" onPress={onRetry}>
        {t('shell.retry')}
      </Button>
    </>
  );
}
