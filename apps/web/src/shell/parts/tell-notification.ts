import type { Notification } from '@foyer/contract';
import { pageFlags } from '@foyer/site-map/page-flags';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { whenUndisturbed } from './when-undisturbed.ts';

/** How a notification came: by the push channel, or with the answer of a call. */
type Source = 'push' | 'load';

/** What is left of a notification that may open nothing: its message counts all the same. */
const counted = ({ event_code, message_id }: Notification): Notification => ({
  event_type: 'item',
  ...(event_code !== undefined && { event_code }),
  ...(message_id !== undefined && { message_id }),
});

/** Whether it offers something in a dialog, and answers to nothing that the viewer has done. */
const isOffer = ({ event_code: code, display }: Notification): boolean =>
  code === 'marketing_message' && display?.display_type === 'popup';

/**
 * Hands a notification on to the flow that shows it. On a page without notifications it opens no dialog either; a toast
 * waits for the next page, and an offer waits until the viewer is in the middle of nothing. ROUTE-002, ROUTE-003
 */
export function tellNotification(
  shell: Pick<Shell, 'tell' | 'isBusy'>,
  source: Source,
  notification: Notification,
): void {
  const show = () => tellNow(shell.tell, source, notification);
  if (isOffer(notification)) whenUndisturbed(shell.isBusy, show);
  else show();
}

function tellNow(tell: Shell['tell'], source: Source, notification: Notification): void {
  const { pathname, search } = window.location;
  const isOpen =
    pageFlags(pathname, search).hasNotifications || notification.display?.display_type === 'panel';
  tell('notifications', {
    type: 'notification.received',
    source,
    notification: isOpen ? notification : counted(notification),
  });
}
