import { useId } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { Button } from '@foyer/ui/button';
import { Dialog, type DialogProps } from '@foyer/ui/dialog';
import { FieldError } from '@foyer/ui/field-error';
import { LanguageList, type LanguageListProps } from './language-list.tsx';

/** Props of {@link LanguagePicker}. */
export interface LanguagePickerProps
  extends
    LanguageListProps,
    Pick<DialogProps, 'isOpen' | 'onClose' | 'onEscape' | 'isDismissable' | 'animation'> {
  /** Why the last choice was not taken. */
  errorMessage?: string | undefined;
}

/** The dialog to choose a language in; without languages it says that something failed. LANG-006, LANG-007 */
export function LanguagePicker({
  languages,
  current,
  isPending = false,
  onChoose,
  errorMessage,
  ...shell
}: LanguagePickerProps) {
  const t = useTranslate('modal');
  const errorId = useId();
  if (languages.length === 0) {
    return (
      <Dialog {...shell} title={t('modal.error.title')} description={t('modal.error.subtitle')}>
        <Button onPress={shell.onClose}>{t('modal.close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog {...shell} title={t('modal.language.title')}>
      <LanguageList
        languages={languages}
        current={current}
        isPending={isPending}
        onChoose={onChoose}
      />
      <FieldError id={errorId} text={errorMessage} />
    </Dialog>
  );
}
