import { useId } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { FieldError } from '../field-error/index.ts';
import { LanguageList, type LanguageListProps } from './language-list.tsx';

/** Props of {@link LanguagePicker}. */
export interface LanguagePickerProps extends LanguageListProps {
  isOpen: boolean;
  onClose: () => void;
  /** Why the last choice was not taken. */
  errorMessage?: string | undefined;
}

/** The dialog to choose a language in; without languages it says that something failed. LANG-006, LANG-007 */
export function LanguagePicker({ isOpen, onClose, errorMessage, ...choices }: LanguagePickerProps) {
  const t = useTranslate('modal');
  const errorId = useId();
  if (choices.languages.length === 0) {
    return (
      <Dialog
        title={t('modal.error.title')}
        description={t('modal.error.subtitle')}
        isOpen={isOpen}
        onClose={onClose}
      >
        <Button onPress={onClose}>{t('modal.close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('modal.language.title')} isOpen={isOpen} onClose={onClose}>
      <LanguageList {...choices} />
      <FieldError id={errorId} text={errorMessage} />
    </Dialog>
  );
}
