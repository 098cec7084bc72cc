import { messageText } from '@foyer/core';
import { FieldError } from '@foyer/ui/field-error';
import { useTranslate } from '@foyer/ui/i18n';
import { useId } from 'react';
import { note, unsaved } from '../../steps.css.ts';
import type { StepProps } from './step.types.ts';
import { StepForm } from './step-form.tsx';

/** Says what the new profile did not get; it can be tried again, or left so. */
export function UnsavedStep({ actor, view }: StepProps) {
  const t = useTranslate('modal');
  return (
    <StepForm
      title={t('modal.profile_wizard.unsaved_title')}
      submit={t('shell.retry')}
      onSubmit={() => actor.send({ type: 'wizard.retry' })}
      back={t('modal.profile_wizard.leave')}
      onBack={() => actor.send({ type: 'wizard.continue' })}
      isBusy={view.isBusy}
    >
      <p className={note}>{t('modal.profile_wizard.unsaved_text', { name: view.name })}</p>
      <ul className={unsaved}>
        {view.unsaved.map((setting) => (
          <li key={setting}>{t(`modal.profile_wizard.unsaved_${setting}`)}</li>
        ))}
      </ul>
      <FieldError id={useId()} text={messageText(t, view.message)} />
    </StepForm>
  );
}
