import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { FieldError } from '@foyer/ui/field-error';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { Suspense, useId } from 'react';
import { PressedSetting } from './pressed-setting.tsx';
import type { SectionProps } from './section.types.ts';

/** Deletes an additional profile, once the master has said that it is meant. PROF-018 */
export function DeletionSection({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  return (
    <PersonalSection heading={t('profile.deletion.heading')}>
      <PressedSetting
        tone="danger"
        text={t('profile.deletion.open')}
        note={t('profile.deletion.text')}
        isPending={view.pending.length > 0}
        onPress={() => actor.send({ type: 'deletion.ask' })}
      />
      {view.deletion !== 'none' && (
        // The dialog is on its way for the first time: the page stays in sight.
        <Suspense>
          <DeletionDialog actor={actor} view={view} />
        </Suspense>
      )}
    </PersonalSection>
  );
}

function DeletionDialog({ actor, view }: SectionProps) {
  const t = useTranslate('profile', 'input');
  const errorId = useId();
  const isDeleting = view.deletion === 'deleting';
  const cancel = () => actor.send({ type: 'deletion.cancel' });
  return (
    <Dialog
      isOpen
      title={t('profile.deletion.title', { name: view.profile.name })}
      description={t('profile.deletion.text')}
      onClose={cancel}
      isDismissable={!isDeleting}
    >
      <FieldError id={errorId} text={messageText(t, view.messages.deletion)} />
      <Button
        tone="danger"
        isPending={isDeleting}
        onPress={() => actor.send({ type: 'deletion.confirm' })}
      >
        {t('profile.deletion.confirm')}
      </Button>
      <Button tone="plain" isDisabled={isDeleting} onPress={cancel}>
        {t('profile.deletion.cancel')}
      </Button>
    </Dialog>
  );
}
