import { useTranslate } from '@foyer/ui/i18n';
import { IconPicker } from '@foyer/screens/icon-picker';
import { note } from '../../steps.css.ts';
import type { PlacedStepProps } from './step.types.ts';
import { AskAgain, StepForm } from './step-form.tsx';

/** Offers the pictures of the service. PROF-010 */
export function IconStep({ actor, view, place }: PlacedStepProps) {
  const t = useTranslate('modal');
  return (
    <StepForm
      title={t('modal.profile_wizard.icon_title')}
      place={place}
      submit={t('modal.continue')}
      onSubmit={() => actor.send({ type: 'icon.submit' })}
      back={t('shell.back')}
      onBack={() => actor.send({ type: 'wizard.back' })}
    >
      {view.isBusy && <output className={note}>{t('shell.loading')}</output>}
      {view.isFailed && (
        <AskAgain
          text={t('modal.profile_wizard.icons_failed')}
          onRetry={() => actor.send({ type: 'wizard.retry' })}
        />
      )}
      {view.icons.length > 0 && (
        <IconPicker
          label={t('modal.profile_wizard.icon_label')}
          icons={view.icons.map(({ id, image }, index) => ({
            id,
            name: t('modal.profile_wizard.icon_named', { number: index + 1 }),
            picture: image,
          }))}
          value={view.iconId ?? ''}
          onChange={(id) => actor.send({ type: 'icon.choose', id })}
        />
      )}
    </StepForm>
  );
}
