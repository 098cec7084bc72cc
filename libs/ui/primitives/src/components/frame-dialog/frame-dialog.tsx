import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { frame } from './frame-dialog.css.ts';

/** Props of {@link FrameDialog}. */
export interface FrameDialogProps extends Omit<DialogProps, 'children' | 'description'> {
  /** Without it the dialog says that something failed. */
  address: string | undefined;
}

/**
 * Another site inside the page. It may run its scripts and send its forms, and keeps nothing in the browser: whom it
 * serves its address says. It cannot lead this page elsewhere, nor open windows that could. MODAL-022, MODAL-023
 */
export function FrameDialog({ address, title, ...shell }: FrameDialogProps) {
  const t = useTranslate('modal');
  if (address === undefined) {
    return (
      <Dialog {...shell} title={t('modal.error.title')} description={t('modal.error.subtitle')}>
        <Button onPress={shell.onClose}>{t('modal.close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog {...shell} title={title}>
      <iframe
        className={frame}
        src={address}
        title={title}
        sandbox="allow-scripts allow-forms"
        allow="fullscreen"
        referrerPolicy="strict-origin"
      />
    </Dialog>
  );
}
