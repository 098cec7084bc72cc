import { messageText } from '@foyer/core';
import { FieldError } from '@foyer/ui/field-error';
import { useTranslate } from '@foyer/ui/i18n';
import { RadioGroup } from '@foyer/ui/radio-group';
import { Switch } from '@foyer/ui/switch';
import { useId } from 'react';
import { note } from '../../steps.css.ts';
import type { PlacedStepProps } from './step.types.ts';
import { AskAgain, StepForm } from './step-form.tsx';

/** Asks for the default age limit, and whether the rest opens by the PIN. PROF-007, PROF-008 */
export function SettingsStep({ actor, view, place }: PlacedStepProps) {
  const t = useTranslate('modal', 'input');
  const hasChoice = view.ageLimits.length > 0;
  return (
    <StepForm
      title={t('modal.profile_wizard.settings_title')}
      place={place}
      submit={hasChoice ? t('modal.profile_wizard.submit') : undefined}
      onSubmit={() => actor.send({ type: 'settings.submit' })}
      back={t('shell.back')}
      onBack={() => actor.send({ type: 'wizard.back' })}
      isBusy={hasChoice && view.isBusy}
    >
      {view.isBusy && !hasChoice && <output className={note}>{t('shell.loading')}</output>}
      {view.isFailed && (
        <AskAgain
          text={t('modal.profile_wizard.ages_failed')}
          onRetry={() => actor.send({ type: 'wizard.retry' })}
        />
      )}
      {hasChoice && <Settings actor={actor} view={view} />}
    </StepForm>
  );
}

function Settings({ actor, view }: Omit<PlacedStepProps, 'place'>) {
  const t = useTranslate('modal', 'input');
  const message = messageText(t, view.message);
  const isAgeMissing = view.defaultAgeLimitId === undefined;
  return (
    <>
      <RadioGroup
        label={t('modal.profile_wizard.age_label')}
        options={view.ageLimits.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.defaultAgeLimitId ?? ''}
        onChange={(id) => actor.send({ type: 'age.choose', id })}
        errorMessage={isAgeMissing ? message : undefined}
        isDisabled={view.isBusy}
      />
      <Switch
        label={t('modal.profile_wizard.pin_label')}
        description={
          view.canHaveViewingPin
            ? t('modal.profile_wizard.pin_text')
            : t('modal.profile_wizard.pin_disabled')
        }
        isSelected={view.hasViewingPin}
        onChange={(isOn) => actor.send({ type: 'pin.toggle', isOn })}
        isDisabled={view.isBusy || !view.canHaveViewingPin}
      />
      <FieldError id={useId()} text={isAgeMissing ? undefined : message} />
    </>
  );
}
