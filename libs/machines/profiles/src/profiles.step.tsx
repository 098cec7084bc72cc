import { messageText } from '@foyer/core';
import { type pinMachine, selectPinView } from '@foyer/pin';
import { PinStep } from '@foyer/pin/view';
import { Button } from '@foyer/ui/button';
import { FieldError } from '@foyer/ui/field-error';
import { useTranslate } from '@foyer/ui/i18n';
import { ProfileChoice } from '@foyer/screens/profile-choice';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { profilesMachine } from './profiles.machine.ts';
import {
  type ProfilesViewState,
  selectProfilesPin,
  selectProfilesView,
} from './profiles.selectors.ts';
import { StepHeading } from './step-heading.tsx';
import { actions, form, note } from './steps.css.ts';

/** Props of {@link ProfilesStep}. */
export interface ProfilesStepProps {
  /** The running `profiles`, as the sign-in hands its steps to their views. */
  actor: AnyActorRef;
}

interface ContentProps {
  actor: ActorRefFrom<typeof profilesMachine>;
  view: ProfilesViewState;
}

/** The selection of a profile without its dialog; the sign-in shows it in its own. */
export function ProfilesStep({ actor: running }: ProfilesStepProps) {
  const actor = running as ContentProps['actor'];
  const t = useTranslate('modal');
  const view = useSelector(actor, selectProfilesView, shallowEqual);
  switch (view.step) {
    case 'loading':
      return <output className={note}>{t('shell.loading')}</output>;
    case 'failed':
      return (
        <>
          <p role="alert" className={note}>
            {t('modal.profiles.failed')}
          </p>
          <Button onPress={() => actor.send({ type: 'profiles.retry' })}>{t('shell.retry')}</Button>
        </>
      );
    case 'pin':
      return <PinContent actor={actor} view={view} />;
    case 'choosing':
      return <Choice actor={actor} view={view} />;
  }
}

function Choice({ actor, view }: ContentProps) {
  const t = useTranslate('modal');
  return (
    <div className={form}>
      <ProfileChoice
        profiles={view.profiles.map(({ id, name, icon }) => ({ id, name, picture: icon.image }))}
        current={view.markedId}
        isPending={view.isBusy}
        onChoose={(id) => actor.send({ type: 'profile.choose', id })}
        onAdd={view.canAdd ? () => actor.send({ type: 'profile.add' }) : undefined}
        autoFocus
      />
      <FieldError id={useId()} text={messageText(t, view.message)} />
    </div>
  );
}

/** The field of the PIN has the focus; the title over it says for whom. */
function PinContent({ actor, view }: ContentProps) {
  const t = useTranslate('modal');
  const child = useSelector(actor, selectProfilesPin);
  const name = view.profiles.find(({ id }) => id === view.markedId)?.name ?? '';
  if (!child) return null;
  return (
    <div className={form}>
      <StepHeading title={t('modal.profiles.pin_title')} takesFocus={false} />
      <p className={note}>{t('modal.profiles.pin_text', { name })}</p>
      <PinFields actor={child as ActorRefFrom<typeof pinMachine>} />
    </div>
  );
}

function PinFields({ actor }: { actor: ActorRefFrom<typeof pinMachine> }) {
  const t = useTranslate('modal');
  const view = useSelector(actor, selectPinView, shallowEqual);
  return (
    <>
      <PinStep actor={actor} view={view} />
      <div className={actions}>
        <Button tone="quiet" onPress={() => actor.send({ type: 'pin.cancel' })}>
          {t('shell.back')}
        </Button>
      </div>
    </>
  );
}
