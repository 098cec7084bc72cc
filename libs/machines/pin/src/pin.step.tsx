import { messageText, secret } from '@foyer/core';
import { useEntry } from '@foyer/core/react';
import { type PasswordConfirmActor, PasswordConfirmFields } from '@foyer/password-confirm/view';
import { Button } from '@foyer/ui/button';
import { CodeInput } from '@foyer/ui/code-input';
import { formatClock, type TextKey, useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { note } from './pin.css.ts';
import type { pinMachine } from './pin.machine.ts';
import { type PinViewState, selectPinConfirmation } from './pin.selectors.ts';
import { DEFAULT_PIN, PIN_LENGTH } from './pin.setup.ts';

/** Props of {@link PinStep}. */
export interface PinStepProps extends StepProps {
  /** Why a new PIN is worth it. @default 'modal.pin_change.text' */
  newText?: TextKey;
}

interface StepProps {
  actor: ActorRefFrom<typeof pinMachine>;
  view: PinViewState;
}

/** The content of the dialog in the step that the flow has reached. */
export function PinStep({ actor, view, newText = 'modal.pin_change.text' }: PinStepProps) {
  switch (view.step) {
    case 'none':
      return null;
    case 'pin':
      return <PinEntry key="pin" actor={actor} view={view} label="modal.pin.label" />;
    case 'lift':
      return <PinEntry key="lift" actor={actor} view={view} label="modal.pin.label" />;
    case 'old':
      return <PinEntry key="old" actor={actor} view={view} label="modal.pin_change.old" />;
    case 'new':
      return (
        <PinEntry key="new" actor={actor} view={view} label="modal.pin_change.new" text={newText} />
      );
    case 'repeat':
      return <PinEntry key="repeat" actor={actor} view={view} label="modal.pin_change.repeat" />;
    case 'locked':
      return <PinLock actor={actor} view={view} />;
    case 'confirm':
      return <PinConfirmation actor={actor} />;
    case 'deleting':
    case 'failed':
      return <PinSaving actor={actor} view={view} />;
  }
}

/** Submits by itself with the last digit. PIN-012. */
function PinEntry({ actor, view, label, text }: StepProps & { label: TextKey; text?: TextKey }) {
  const t = useTranslate('modal', 'input');
  const [pin, setPin] = useEntry(view.message);
  return (
    <>
      {text && <p className={note}>{t(text)}</p>}
      {/* Browsers expect a password in a form; this one submits itself with the last digit. */}
      <form onSubmit={(event) => event.preventDefault()}>
        <CodeInput
          label={t(label)}
          length={PIN_LENGTH}
          placeholder={DEFAULT_PIN}
          value={pin}
          onChange={setPin}
          onComplete={(entered) => actor.send({ type: 'pin.submit', pin: secret(entered) })}
          errorMessage={messageText(t, view.message)}
          isSecret
          autoFocus
        />
      </form>
      <output className={note}>{view.isBusy ? t('modal.pin.checking') : ''}</output>
      <ForgottenPin actor={actor} view={view} />
    </>
  );
}

function ForgottenPin({ actor, view }: StepProps) {
  const t = useTranslate('modal');
  if (!view.canReset) return null;
  return (
    <Button tone="quiet" onPress={() => actor.send({ type: 'pin.reset' })}>
      {t('modal.pin.forgot')}
    </Button>
  );
}

/** Spoken once, with the time at the beginning; the seconds are for the eye. */
function PinLock({ actor, view }: StepProps) {
  const t = useTranslate('modal');
  const [firstSeconds] = useState(view.lockedForSeconds);
  const textOf = (seconds: number) => t('modal.pin.locked', { time: formatClock(seconds) });
  return (
    <>
      <VisuallyHidden>
        <span role="alert">{textOf(firstSeconds)}</span>
      </VisuallyHidden>
      <p className={note} aria-hidden="true">
        {textOf(view.lockedForSeconds)}
      </p>
      <ForgottenPin actor={actor} view={view} />
    </>
  );
}

function PinConfirmation({ actor }: Pick<StepProps, 'actor'>) {
  const child = useSelector(actor, selectPinConfirmation);
  return child ? <PasswordConfirmFields actor={child as PasswordConfirmActor} /> : null;
}

/** A call without a field: it is under way, or failed and may be tried again. */
function PinSaving({ actor, view }: StepProps) {
  const t = useTranslate('modal');
  return (
    <>
      <output className={note}>
        {view.step === 'deleting' ? t('modal.pin_reset.text') : messageText(t, view.message)}
      </output>
      <Button isPending={view.isBusy} onPress={() => actor.send({ type: 'pin.retry' })}>
        {view.step === 'failed' ? t('shell.retry') : t('modal.password_confirm.submit')}
      </Button>
    </>
  );
}
