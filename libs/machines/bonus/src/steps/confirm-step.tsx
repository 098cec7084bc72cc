import type { BonusProgram } from '@foyer/contract';
import { messageText, secret } from '@foyer/core';
import { useEntry } from '@foyer/core/react';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { ResendTimer } from '@foyer/ui/resend-timer';
import { TextField } from '@foyer/ui/text-field';
import type { FormEvent } from 'react';
import { actions, form, note } from '../bonus.css.ts';
import type { StepProps } from './step.types.ts';

/** Asks for the code; one field of any length, because the service does not say how long its codes are. BONUS-013 */
export function ConfirmStep({ actor, view, program }: StepProps & { program: BonusProgram }) {
  const t = useTranslate('bank_card', 'input');
  const [code, setCode] = useEntry(view.message);
  const submission = { type: 'code.submit', code: secret(code) } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send(submission);
  };
  const isByPhone = program.required_login_type === 'phone';
  return (
    <form className={form} onSubmit={submit}>
      <p className={note}>{t('bank_card.bonus.sent', { login: view.login })}</p>
      <TextField
        label={t('bank_card.bonus.code')}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        errorMessage={messageText(t, view.message)}
        autoFocus
      />
      <ResendTimer
        secondsLeft={view.resendInSeconds}
        onResend={() => actor.send({ type: 'code.resend' })}
      />
      <div className={actions}>
        <Button
          type="submit"
          isPending={view.isBusy}
          isDisabled={!view.isBusy && !actor.getSnapshot().can(submission)}
        >
          {t('bank_card.bonus.confirm')}
        </Button>
        {view.canChooseLogin && (
          <Button tone="quiet" onPress={() => actor.send({ type: 'login.change' })}>
            {isByPhone ? t('bank_card.bonus.change_phone') : t('bank_card.bonus.change_email')}
          </Button>
        )}
        <Button tone="quiet" onPress={() => actor.send({ type: 'bonus.leave' })}>
          {t('bank_card.bonus.leave')}
        </Button>
      </div>
    </form>
  );
}
