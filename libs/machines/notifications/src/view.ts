export { type NotificationsActor, Toaster, type ToasterProps } from './notifications.view.tsx';
