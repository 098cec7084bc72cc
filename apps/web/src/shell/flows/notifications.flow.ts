import { createNotificationsMachine, type NotificationsInput } from '@foyer/notifications';
import { notificationsPorts } from '../../ports/notifications.ports.ts';
import { dialogs } from '../views/dialogs.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** Toasts, statuses of messages and the count of unread ones; the root actor tells it of the user's data. NOTIF-001 to NOTIF-019 */
export const notificationsFlow: ShellFlowFactory = (surroundings) => ({
  id: 'notifications',
  logic: createNotificationsMachine(notificationsPorts(surroundings)),
  input: {
    isAllowed: true,
    unreadCount: 0,
    dialogs: Object.keys(dialogs),
  } satisfies NotificationsInput,
});
