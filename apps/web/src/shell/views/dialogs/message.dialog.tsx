import type { ModalDialogProps } from '@foyer/modal/view';
import type { NoticeContent, NoticeTarget } from '@foyer/notifications';
import { PopupDialog } from '@foyer/notifications/view';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { notificationsPorts } from '../../../ports/notifications.ports.ts';

/** A message of the service as a dialog; what becomes of it the notifications are told. NOTIF-008, NOTIF-009, NOTIF-030 */
export function MessageDialog({ shell, data, resolve }: ModalDialogProps) {
  const running = useShell();
  // The flow of notifications alone asks for this dialog, with what it shows.
  const content = data as unknown as NoticeContent;
  const { messageId } = content;
  const tell = (type: 'message.shown' | 'message.clicked') => {
    if (messageId !== undefined) running?.tell('notifications', { type, messageId });
  };
  const lead = (target: NoticeTarget) => {
    tell('message.clicked');
    resolve();
    if (!running) return;
    if (target.type !== 'iframe') return notificationsPorts(running).openTarget(target);
    const { url, title } = target;
    const request = { id: `frame:${url}`, name: 'frame', data: { url, title } };
    running.tell('modal', { type: 'modal.open', request });
  };
  return (
    <PopupDialog
      shell={shell}
      content={content}
      onShown={() => tell('message.shown')}
      onFollow={() => tell('message.clicked')}
      onTarget={lead}
    />
  );
}
