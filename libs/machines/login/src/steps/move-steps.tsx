import { messageText } from '@foyer/core';
import { useTranslate } from '@foyer/ui/i18n';
import { PhoneField } from '@foyer/ui/phone-field';
import { useState } from 'react';
import { ForgotButton } from './forgot-button.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step.types.ts';

/** Asks for the phone that an old account moves to. LOGIN-006 */
export function MoveStep({ actor, view }: StepProps) {
  const t = useTranslate('modal', 'input');
  const [phone, setPhone] = useState(view.newPhone);
  const submission = { type: 'login.submit', login: phone } as const;
  return (
    <StepForm
      submit={t('modal.login.next')}
      isBusy={view.isBusy}
      isComplete={actor.getSnapshot().can(submission)}
      onSubmit={() => actor.send(submission)}
      onBack={() => actor.send({ type: 'login.back' })}
    >
      <PhoneField
        label={t('modal.login.phone')}
        value={phone}
        onChange={setPhone}
        country={view.country}
        countries={view.countries}
        onCountryChange={({ id }) => actor.send({ type: 'country.choose', id })}
        errorMessage={messageText(t, view.message)}
        autoFocus
      />
      <ForgotButton actor={actor} />
    </StepForm>
  );
}

/** Has a code sent to the address of an old account. LOGIN-007 */
export function MoveResetStep({ actor, view }: StepProps) {
  const t = useTranslate('modal');
  return (
    <StepForm
      submit={t('modal.login.move.reset_submit')}
      isBusy={view.isBusy}
      onSubmit={() => actor.send({ type: 'reset.start' })}
      onBack={() => actor.send({ type: 'login.back' })}
    />
  );
}
