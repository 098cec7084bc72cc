import { messageText, secret } from '@foyer/core';
import { useEntry } from '@foyer/core/react';
import { Button } from '@foyer/ui/button';
import { CodeInput } from '@foyer/ui/code-input';
import { formatClock, useTranslate } from '@foyer/ui/i18n';
import { TextField } from '@foyer/ui/text-field';
import { shallowEqual, useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { form, note } from './password-confirm.css.ts';
import type { passwordConfirmMachine } from './password-confirm.machine.ts';
import {
  type PasswordConfirmViewState,
  selectPasswordConfirmView,
} from './password-confirm.selectors.ts';

/** A running confirmation, one's own or another flow's child. */
export type PasswordConfirmActor = ActorRefFrom<typeof passwordConfirmMachine>;

interface FieldsProps {
  actor: PasswordConfirmActor;
}

/** The fields of a running confirmation, to stand in a dialog that its flow has open. */
export function PasswordConfirmFields({ actor }: FieldsProps) {
  const { step, ...view } = useSelector(actor, selectPasswordConfirmView, shallowEqual);
  const Fields = step === 'code' ? CodeFields : PasswordFields;
  return <Fields actor={actor} view={view} />;
}

interface StepProps extends FieldsProps {
  view: Omit<PasswordConfirmViewState, 'step'>;
}

function CodeFields({ actor, view }: StepProps) {
  const t = useTranslate('modal', 'input');
  const [code, setCode] = useEntry(view.message);
  const submission = { type: 'code.submit', code: secret(code) } as const;
  const resendTime = formatClock(view.resendInSeconds);
  return (
    <StepForm
      text={t('modal.password_confirm.sms_text', { phone: view.phone })}
      isBusy={view.isBusy}
      isComplete={actor.getSnapshot().can(submission)}
      onSubmit={() => actor.send(submission)}
      more={
        <Button
          tone="quiet"
          isDisabled={!view.canResend}
          onPress={() => actor.send({ type: 'code.resend' })}
        >
          {view.resendInSeconds > 0
            ? t('modal.password_confirm.resend_in', { time: resendTime })
            : t('modal.password_confirm.resend')}
        </Button>
      }
    >
      <CodeInput
        label={t('modal.password_confirm.code')}
        length={view.codeLength}
        value={code}
        onChange={setCode}
        errorMessage={messageText(t, view.message)}
        autoFocus
      />
    </StepForm>
  );
}

function PasswordFields({ actor, view }: StepProps) {
  const t = useTranslate('modal', 'input');
  const [password, setPassword] = useEntry(view.message);
  const submission = { type: 'password.submit', password: secret(password) } as const;
  return (
    <StepForm
      text={t('modal.password_confirm.password_text')}
      isBusy={view.isBusy}
      isComplete={actor.getSnapshot().can(submission)}
      onSubmit={() => actor.send(submission)}
    >
      <TextField
        label={t('modal.password_confirm.password')}
        type="password"
        value={password}
        onChange={setPassword}
        errorMessage={messageText(t, view.message)}
        autoComplete="current-password"
        autoFocus
      />
    </StepForm>
  );
}

interface StepFormProps {
  text: string;
  isBusy: boolean;
  isComplete: boolean;
  onSubmit: () => void;
  children: ReactNode;
  more?: ReactNode;
}

function StepForm({ text, isBusy, isComplete, onSubmit, children, more }: StepFormProps) {
  const t = useTranslate('modal');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={form} onSubmit={submit}>
      <p className={note}>{text}</p>
      {children}
      <Button type="submit" isPending={isBusy} isDisabled={!isComplete && !isBusy}>
        {t('modal.password_confirm.submit')}
      </Button>
      {more}
    </form>
  );
}
