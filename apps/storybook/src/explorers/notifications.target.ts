import type { ExplorerTarget } from '@foyer/explorer';
import {
  type NotificationsContext,
  type NotificationsEvent,
  notificationsEvents,
  notificationsMachine,
  TOASTS_MAX,
} from '@foyer/notifications';
import {
  localNotices,
  notificationsInputs,
  serverNotifications,
} from '@foyer/notifications/fixtures';

const examples: NotificationsEvent[] = [
  ...Object.values(serverNotifications).map((notification) => ({
    type: 'notification.received' as const,
    source: 'push' as const,
    notification,
  })),
  ...Object.values(localNotices).map((notice) => ({ type: 'notice.show' as const, notice })),
  { type: 'notice.press', id: 'notice-1' },
  { type: 'notice.close', id: 'notice-1' },
  { type: 'message.shown', messageId: 'message-3' },
  { type: 'message.clicked', messageId: 'message-3' },
  { type: 'poll.completed', messageId: 'message-3' },
  { type: 'unread.counted', count: 3 },
];

/** Toasts, statuses and the count of unread messages. */
export const notificationsTarget: ExplorerTarget = {
  machine: notificationsMachine,
  events: notificationsEvents,
  inputs: notificationsInputs,
  examples,
  summarise: ({ notices, isAllowed, unseen, reports, timed }: NotificationsContext) => [
    Math.min(notices.length, 1),
    notices.length > TOASTS_MAX,
    timed.length > 0,
    isAllowed,
    unseen.length > 0,
    reports.length > 0,
  ],
};
