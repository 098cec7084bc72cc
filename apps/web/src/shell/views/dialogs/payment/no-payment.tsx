import type { ModalShell } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';

/** Where the dialog stands, and what closes it. */
type Frame = ModalShell;

// The texts of all dialogs are many: they come with these two alone.

/** What the payment begins with did not come. */
export function FailedPayment({ frame, onRetry }: { frame: Frame; onRetry: () => void }) {
  const t = useTranslate('modal');
  return (
    <Dialog {...frame} title={t('modal.error.title')} description={t('modal.error.subtitle')}>
      <Button onPress={onRetry}>{t('shell.retry')}</Button>
    </Dialog>
  );
}

/** The option is not for sale to this viewer. */
export function NothingToPay({ frame, name }: { frame: Frame; name: string }) {
  const t = useTranslate('modal', 'purchase');
  return (
    <Dialog
      {...frame}
      title={t('purchase.options.nothing_title')}
      description={t('purchase.options.nothing_text', { name })}
    >
      <Button onPress={frame.onClose}>{t('modal.close')}</Button>
    </Dialog>
  );
}
