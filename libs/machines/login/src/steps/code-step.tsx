import { messageText, secret } from '@foyer/core';
import { useEntry } from '@foyer/core/react';
import { CodeInput } from '@foyer/ui/code-input';
import { useTranslate } from '@foyer/ui/i18n';
import { ResendTimer } from '@foyer/ui/resend-timer';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { codeMachine } from '../code.machine.ts';
import { selectCodeView } from '../code.selectors.ts';
import { StepForm } from './step-form.tsx';

/** Props of {@link CodeStep}. */
export interface CodeStepProps {
  actor: ActorRefFrom<typeof codeMachine>;
  /** Words of the button: what the code is for. */
  submit: string;
  onBack: () => void;
}

/** Asks for the code that was sent; the last digit sends it. LOGIN-050, LOGIN-051, PIN-012 */
export function CodeStep({ actor, submit, onBack }: CodeStepProps) {
  const t = useTranslate('modal', 'input');
  const view = useSelector(actor, selectCodeView, shallowEqual);
  const [code, setCode] = useEntry(view.message);
  const send = (entered: string) => actor.send({ type: 'code.submit', code: secret(entered) });
  return (
    <StepForm
      submit={submit}
      isBusy={view.isBusy}
      isComplete={code.length === view.codeLength}
      onSubmit={() => send(code)}
      onBack={onBack}
    >
      <CodeInput
        label={view.isEmail ? t('modal.login.code_email') : t('modal.login.code_sms')}
        length={view.codeLength}
        value={code}
        onChange={setCode}
        onComplete={send}
        errorMessage={messageText(t, view.message)}
        autoFocus
      />
      <ResendTimer
        secondsLeft={view.resendInSeconds}
        onResend={() => actor.send({ type: 'code.resend' })}
      />
    </StepForm>
  );
}
