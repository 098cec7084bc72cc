export { type NotificationsActor, Toaster, type ToasterProps } from './notifications.view.tsx';
export { PopupDialog, type PopupDialogProps } from './popup.view.tsx';
