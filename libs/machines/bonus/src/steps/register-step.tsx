import type { BonusProgram } from '@foyer/contract';
import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { TextField } from '@foyer/ui/text-field';
import { type FormEvent, useState } from 'react';
import { actions, form, note, terms, termsTitle } from '../bonus.css.ts';
import type { StepProps } from './step.types.ts';

/** The terms of the program, and the login to join it by; the account's own where no other may be used. BONUS-008 */
export function RegisterStep({ actor, view, program }: StepProps & { program: BonusProgram }) {
  const t = useTranslate('bank_card', 'input');
  const [login, setLogin] = useState(view.login);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'login.submit', login });
  };
  const isByPhone = program.required_login_type === 'phone';
  const problem = messageText(t, view.message);
  return (
    <form className={form} onSubmit={submit} noValidate>
      {view.canChooseLogin ? (
        <TextField
          label={isByPhone ? t('bank_card.bonus.phone') : t('bank_card.bonus.email')}
          type={isByPhone ? 'tel' : 'email'}
          autoComplete={isByPhone ? 'tel' : 'email'}
          hint={isByPhone ? t('bank_card.bonus.phone_hint') : undefined}
          value={login}
          onChange={setLogin}
          errorMessage={problem}
          autoFocus
        />
      ) : (
        <>
          <p className={note}>{t('bank_card.bonus.own', { login })}</p>
          <p className={note} role="alert">
            {problem}
          </p>
        </>
      )}
      <div>
        <h3 className={termsTitle}>{t('bank_card.bonus.terms')}</h3>
        <p className={terms}>{program.activation_terms}</p>
      </div>
      <p className={terms}>{t('bank_card.bonus.submit_note')}</p>
      <div className={actions}>
        <Button type="submit" isPending={view.isBusy} isDisabled={login === '' && !view.isBusy}>
          {t('bank_card.bonus.submit')}
        </Button>
        <Button tone="quiet" onPress={() => actor.send({ type: 'bonus.leave' })}>
          {t('bank_card.bonus.leave')}
        </Button>
      </div>
    </form>
  );
}
