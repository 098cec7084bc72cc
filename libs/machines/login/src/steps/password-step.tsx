import { messageText, secret } from '@foyer/core';
import { useEntry } from '@foyer/core/react';
import { useTranslate } from '@foyer/ui/i18n';
import { PasswordField } from '@foyer/ui/password-field';
import { ForgotButton } from './forgot-button.tsx';
import type { StepProps } from './step.types.ts';
import { StepForm } from './step-form.tsx';

/** Asks for the password of an e-mail address. LOGIN-008, LOGIN-010, LOGIN-032 */
export function PasswordStep({ actor, view }: StepProps) {
  const t = useTranslate('modal', 'input');
  const [password, setPassword] = useEntry(view.message);
  return (
    <StepForm
      submit={view.step === 'emailPassword' ? t('modal.login.enter') : t('modal.login.next')}
      isBusy={view.isBusy}
      isComplete={password !== ''}
      onSubmit={() => actor.send({ type: 'password.submit', password: secret(password) })}
      onBack={() => actor.send({ type: 'login.back' })}
      login={view.login}
    >
      <PasswordField
        label={t('modal.login.password')}
        value={password}
        onChange={setPassword}
        errorMessage={messageText(t, view.message)}
        autoComplete="current-password"
        autoFocus
      />
      <ForgotButton actor={actor} />
    </StepForm>
  );
}
