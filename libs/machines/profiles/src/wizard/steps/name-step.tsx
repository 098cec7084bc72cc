import { PROFILE_NAME_MAX_LENGTH } from '@foyer/contract';
import { messageText } from '@foyer/core';
import { useTranslate } from '@foyer/ui/i18n';
import { TextField } from '@foyer/ui/text-field';
import { useState } from 'react';
import type { PlacedStepProps } from './step.types.ts';
import { StepForm } from './step-form.tsx';

/** Asks for a name of at most 20 characters. PROF-004, PROF-006 */
export function NameStep({ actor, view, place }: PlacedStepProps) {
  const t = useTranslate('modal', 'input');
  const [name, setName] = useState(view.name);
  // What was wrong with the name that was sent says nothing about another.
  const errorMessage = name === view.name ? messageText(t, view.message) : undefined;
  return (
    <StepForm
      title={t('modal.profile_wizard.name_title')}
      place={place}
      submit={t('modal.continue')}
      onSubmit={() => actor.send({ type: 'name.submit', name })}
      back={t('modal.cancel')}
      onBack={() => actor.send({ type: 'wizard.close' })}
    >
      <TextField
        label={t('modal.profile_wizard.name_label')}
        value={name}
        onChange={setName}
        maxLength={PROFILE_NAME_MAX_LENGTH}
        errorMessage={errorMessage}
        autoComplete="off"
      />
    </StepForm>
  );
}
