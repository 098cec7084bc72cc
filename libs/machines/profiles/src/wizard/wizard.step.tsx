import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { IconStep } from './steps/icon-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { SettingsStep } from './steps/settings-step.tsx';
import type { ProfileWizardActor } from './steps/step.types.ts';
import { UnsavedStep } from './steps/unsaved-step.tsx';
import { selectProfileWizardView } from './wizard.selectors.ts';

/** Props of {@link ProfileWizardStep}. */
export interface ProfileWizardStepProps {
  /** The running `profile-wizard`, as the sign-in hands its steps to their views. */
  actor: AnyActorRef;
}

/** The wizard of a new profile without its dialog; the sign-in shows it in its own. MODAL-020 */
export function ProfileWizardStep({ actor: running }: ProfileWizardStepProps) {
  const actor = running as ProfileWizardActor;
  const t = useTranslate('modal', 'component');
  const view = useSelector(actor, selectProfileWizardView, shallowEqual);
  const place = (current: number) => t('component.signIn.step', { current, total: 3 });
  switch (view.step) {
    case 'name':
      return <NameStep actor={actor} view={view} place={place(1)} />;
    case 'icon':
      return <IconStep actor={actor} view={view} place={place(2)} />;
    case 'settings':
      return <SettingsStep actor={actor} view={view} place={place(3)} />;
    case 'unsaved':
      return <UnsavedStep actor={actor} view={view} />;
  }
}
