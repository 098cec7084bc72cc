import { messageText, secret } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { TextField } from '@foyer/ui/text-field';
import type { FormEvent } from 'react';
import { actions, form, note } from '../promo-code.css.ts';
import { DAILY_TRIES } from '../promo-code.types.ts';
import type { StepProps } from './step.types.ts';

/** What the form has beside the flow. */
interface FormStepProps extends StepProps {
  code: string;
  onChange: (code: string) => void;
  /** Where a certificate is bought; without it nothing is said of certificates. */
  giftHref: string | undefined;
}

/** The field, what is wrong with its code, and the button. PROMO-007, PROMO-008 */
export function FormStep({ actor, view, code, onChange, giftHref }: FormStepProps) {
  const t = useTranslate('purchase', 'input');
  const { codeForm } = useLabel().variants;
  const submission = { type: 'code.submit', code: secret(code) } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send(submission);
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label={t('purchase.promocode.label')}
        name="code"
        autoComplete="off"
        isInCapitals
        value={code}
        onChange={onChange}
        hint={triesText(t, view)}
        errorMessage={messageText(t, view.message)}
      />
      <div className={actions[codeForm]}>
        <Button
          type="submit"
          isPending={view.isBusy}
          isDisabled={!view.isBusy && !actor.getSnapshot().can(submission)}
        >
          {t('purchase.promocode.submit')}
        </Button>
      </div>
      {giftHref !== undefined && (
        <p className={note}>
          {t('purchase.promocode.certificate')}{' '}
          <a href={giftHref}>{t('purchase.promocode.gift')}</a>
        </p>
      )}
    </form>
  );
}

function triesText(t: ReturnType<typeof useTranslate>, view: StepProps['view']): string {
  const { triesLeft, waitSeconds } = view;
  if (waitSeconds !== undefined) {
    return t('purchase.promocode.wait', { count: Math.ceil(waitSeconds / 3600) });
  }
  return triesLeft === undefined
    ? t('purchase.promocode.tries', { count: DAILY_TRIES })
    : t('purchase.promocode.left', { count: triesLeft });
}
