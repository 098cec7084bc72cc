import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import type { FormEvent, ReactNode } from 'react';
import { account, actions, form } from '../login.css.ts';

/** Props of {@link StepForm}. */
export interface StepFormProps {
  /** Words of the button that goes on. */
  submit: string;
  onSubmit: () => void;
  isBusy: boolean;
  /** @default true */
  isComplete?: boolean;
  onBack?: (() => void) | undefined;
  /** Whose password is entered; tells the browser's store of passwords. */
  login?: string;
  /** The fields. */
  children?: ReactNode;
  /** Another choice beside the way on. */
  other?: ReactNode;
  /** What stands under the buttons. */
  more?: ReactNode;
}

/** A step as a form: its fields, the way on, the way back. */
export function StepForm({
  submit,
  onSubmit,
  isBusy,
  isComplete = true,
  onBack,
  login,
  children,
  other,
  more,
}: StepFormProps) {
  const t = useTranslate('modal');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={form} onSubmit={send}>
      {login !== undefined && (
        <input
          className={account}
          type="text"
          autoComplete="username"
          value={login}
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
      )}
      {children}
      <div className={actions}>
        <Button type="submit" isPending={isBusy} isDisabled={!isComplete && !isBusy}>
          {submit}
        </Button>
        {onBack && (
          <Button tone="quiet" onPress={onBack}>
            {t('shell.back')}
          </Button>
        )}
        {other}
      </div>
      {more}
    </form>
  );
}
