import type { notificationsMachine } from '@foyer/notifications';
import type { ActorRefFrom } from 'xstate';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { hasKeptNotice, isPurchaseFailed, keepNotice } from './kept-notice.ts';

/**
 * The failed payment both shows a toast and loads the page anew: the toast, unless it was closed, is shown again
 * afterwards. It has words of its own, so that one mark without any content is enough. EVENT-009, NOTIF-018
 */
export const keptNotice: ShellPart = ({ actor, tell }) => {
  const storage = () => sessionStorage;
  const stopRunning = whenRunning(actor, () => {
    if (!hasKeptNotice(storage, Date.now())) return;
    tell('notifications', {
      type: 'notification.received',
      source: 'load',
      notification: { event_type: 'display', event_code: 'payment_failed' },
    });
  });
  const onHide = (): void => {
    const flow: ActorRefFrom<typeof notificationsMachine> | undefined =
      actor.system.get('notifications');
    if (flow?.getSnapshot().context.notices.some(isPurchaseFailed)) keepNotice(storage, Date.now());
  };
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('pagehide', onHide);
    stopRunning();
  };
};
