import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import type { ModalDialogProps } from './modal-dialog.types.ts';

/** Says that something failed; stands in for a dialog that cannot be shown. Can always be closed. MODAL-024 */
export function ErrorDialog({ shell, reject }: ModalDialogProps) {
  const t = useTranslate('modal');
  return (
    <Dialog
      {...shell}
      isDismissable
      onClose={reject}
      onEscape={reject}
      title={t('modal.error.title')}
      description={t('modal.error.subtitle')}
    >
      <Button onPress={reject}>{t('modal.close')}</Button>
    </Dialog>
  );
}
