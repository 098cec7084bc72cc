import { useQueryClient } from '@tanstack/react-query';
import type { ServiceShort } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { ConfirmDialog } from '@foyer/page-parts/confirm-dialog';
import { changeSubscription } from './change-subscription.ts';

/** Props of {@link CancelDialog}. */
interface CancelDialogProps {
  service: Pick<ServiceShort, 'id' | 'name'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a subscription is ended, and ends it, wherever that is offered. */
export function CancelDialog({ service: { id, name }, isOpen, onClose }: CancelDialogProps) {
  const t = useTranslate('my');
  const data = { client: useClient(), queryClient: useQueryClient() };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('my.services.cancel_title')}
      text={t('my.services.cancel_text', { name })}
      submit={t('my.services.cancel')}
      keep={t('my.services.keep')}
      onConfirm={() => changeSubscription(data, id, 'unsubscribe')}
      onClose={onClose}
    />
  );
}
