import { useMutation } from '@tanstack/react-query';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { Suspense } from 'react';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  submit: string;
  keep: string;
  /** Closes the dialog when it has succeeded; a refusal is said in it. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. While it is under way it cannot be closed. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  submit,
  keep,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTranslate('my');
  const act = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  const close = () => {
    act.reset();
    onClose();
  };
  return (
    // Its code comes with the first question, and the list must stay meanwhile.
    <Suspense>
      <Dialog
        isOpen={isOpen}
        title={title}
        description={text}
        isDismissable={!act.isPending}
        onClose={close}
      >
        {act.isError && <p role="alert">{t('my.list.act_failed')}</p>}
        <Button tone="danger" isPending={act.isPending} onPress={() => act.mutate()}>
          {submit}
        </Button>
        <Button tone="quiet" isDisabled={act.isPending} onPress={close}>
          {keep}
        </Button>
      </Dialog>
    </Suspense>
  );
}
