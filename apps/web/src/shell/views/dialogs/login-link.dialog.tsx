import type { ModalDialogProps } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { signInHref } from '../../../routes/sign-in/sign-in-href.ts';
import { goTo } from '../../page-navigation.ts';

/**
 * Asks the viewer to sign in, and leads to the page for it, which comes back here: whatever asked finds the viewer
 * signed in then. Closed, it tells its asker so.
 */
export function LoginLinkDialog({ shell }: ModalDialogProps) {
  const t = useTranslate('modal');
  const lead = () => goTo(signInHref(window.location.pathname + window.location.search));
  return (
    <Dialog {...shell} title={t('modal.login.title')} description={t('modal.login.to_go_on')}>
      {/* A button, because the focus begins at the first one, and the next would close the dialog. */}
      <Button onPress={lead}>{t('shell.login')}</Button>
    </Dialog>
  );
}
