import { setMessageStatus } from '@foyer/client';
import type { NotificationsPorts } from '@foyer/notifications';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { openOutside, sitePath } from '@foyer/page-runtime/navigation/addresses';

/** The effects of the notifications. NOTIF-008 to NOTIF-010 */
export const notificationsPorts = ({
  page,
  goTo,
  tell,
}: ShellSurroundings): NotificationsPorts => ({
  sendStatus: async ({ messageId, status }, signal) => {
    const answer = await setMessageStatus(page.client, { id: messageId, status }, signal);
    // The service knows better than any sum of events how many wait.
    tell('notifications', { type: 'unread.counted', count: answer.unread_messages });
  },
  openTarget: (target) =>
    target.type === 'screen' ? goTo(sitePath(target.path, page)) : openOutside(target.url, page),
});
