import type { LoginType } from '@foyer/contract';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import { CodeStep } from './steps/code-step.tsx';
import { DevicesStep } from './steps/devices-step.tsx';
import { NewDeviceStep, SuccessStep } from './steps/ending-steps.tsx';
import { EntryStep } from './steps/entry-step.tsx';
import { LanguageStep } from './steps/language-step.tsx';
import { MoveResetStep, MoveStep } from './steps/move-steps.tsx';
import { NewPasswordStep } from './steps/new-password-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import type { LoginDocuments, StepProps } from './steps/step.types.ts';

/** Shows a step of another library inside the dialog, by the running actor of that step. */
export type ForeignStep = ComponentType<{ actor: AnyActorRef }>;

/** Views of the steps that other libraries make. */
export interface LoginStepViews {
  profiles: ForeignStep;
  newProfile: ForeignStep;
  pinSetUp: ForeignStep;
}

/** Props of {@link LoginStepContent}. */
export interface LoginStepContentProps extends StepProps {
  views: LoginStepViews;
  documents?: LoginDocuments | undefined;
  /** Which field the first step has. */
  entryType: LoginType;
  onEntryTypeChange: (type: LoginType) => void;
}

/** The content of the dialog in the step that the flow has reached. */
export function LoginStepContent({
  actor,
  view,
  views,
  documents,
  entryType,
  onEntryTypeChange,
}: LoginStepContentProps) {
  const t = useTranslate('modal');
  const children = useSelector(actor, (snapshot) => snapshot.children);
  const back = () => actor.send({ type: 'login.back' });
  const step = { actor, view };
  const { language, code, newPassword, devices } = children;
  switch (view.step) {
    case 'none':
      return null;
    case 'unavailable':
      return (
        <Button onPress={() => actor.send({ type: 'login.close' })}>{t('modal.close')}</Button>
      );
    case 'language':
      return language ? <LanguageStep actor={language} /> : null;
    case 'login':
      return (
        <EntryStep
          {...step}
          documents={documents}
          type={entryType}
          onTypeChange={onEntryTypeChange}
        />
      );
    case 'migratedLogin':
      return <MoveStep {...step} />;
    case 'migratedPhonePasswordReset':
      return <MoveResetStep {...step} />;
    case 'emailPassword':
    case 'migratedPhonePassword':
      return <PasswordStep key={view.step} {...step} />;
    case 'phonePassword':
    case 'emailCode': {
      const submit = view.step === 'phonePassword' ? 'modal.login.enter' : 'modal.login.next';
      return code ? (
        <CodeStep key={view.step} actor={code} submit={t(submit)} onBack={back} />
      ) : null;
    }
    case 'changePassword':
      return newPassword ? <NewPasswordStep actor={newPassword} onBack={back} /> : null;
    case 'changeDevice':
      return devices ? <DevicesStep actor={devices} /> : null;
    case 'newDevice':
      return <NewDeviceStep actor={actor} />;
    case 'successRegistration':
      return <SuccessStep actor={actor} />;
    default: {
      const View = views[view.step];
      const child = children[view.step];
      return child ? <View actor={child} /> : null;
    }
  }
}
