export {
  localNoticeSchema,
  type NotificationsEvent,
  notificationsEvents,
} from './notifications.events.ts';
export { createNotificationsMachine, notificationsMachine } from './notifications.machine.ts';
export { TOASTS_MAX } from './notifications.notices.ts';
export { type NotificationsViewState, selectNotificationsView } from './notifications.selectors.ts';
export type {
  LinkTarget,
  LocalNotice,
  MessageReport,
  Notice,
  NoticeContent,
  NoticeTarget,
  NoticeText,
  NotificationsContext,
  NotificationsInput,
  NotificationsPorts,
} from './notifications.types.ts';
