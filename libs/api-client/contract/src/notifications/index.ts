export {
  notificationAnswerSchema,
  notificationDisplaySchema,
  notificationItemSchema,
  notificationSchema,
  notificationTargetSchema,
  pollQuestionSchema,
  pollSchema,
  type Notification,
  type NotificationAnswer,
  type NotificationTarget,
  type Poll,
} from './notifications.schema.ts';
