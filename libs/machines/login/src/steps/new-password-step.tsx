import { PASSWORD_MIN_LENGTH } from '@foyer/contract';
import { messageText, secret } from '@foyer/core';
import { useTranslate } from '@foyer/ui/i18n';
import { PasswordField } from '@foyer/ui/password-field';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { newPasswordMachine } from '../new-password.machine.ts';
import { selectNewPasswordView } from '../new-password.selectors.ts';
import { StepForm } from './step-form.tsx';

/** Props of {@link NewPasswordStep}. */
export interface NewPasswordStepProps {
  actor: ActorRefFrom<typeof newPasswordMachine>;
  onBack: () => void;
}

/** Asks for a new password, twice. LOGIN-052, LOGIN-064 */
export function NewPasswordStep({ actor, onBack }: NewPasswordStepProps) {
  const t = useTranslate('modal', 'input');
  const view = useSelector(actor, selectNewPasswordView, shallowEqual);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const submit = () =>
    actor.send({
      type: 'password.submit',
      password: secret(password),
      confirmation: secret(confirmation),
    });
  return (
    <StepForm
      submit={t('modal.login.new_password.submit')}
      isBusy={view.isBusy}
      onSubmit={submit}
      onBack={onBack}
      login={view.login}
    >
      <PasswordField
        label={t('modal.login.new_password.first')}
        hint={t('modal.login.new_password.hint', { count: PASSWORD_MIN_LENGTH })}
        value={password}
        onChange={setPassword}
        errorMessage={messageText(t, view.passwordMessage)}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        label={t('modal.login.new_password.again')}
        value={confirmation}
        onChange={setConfirmation}
        errorMessage={messageText(t, view.confirmationMessage)}
        autoComplete="new-password"
      />
    </StepForm>
  );
}
