import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';
import { toastsOf } from './notifications.notices.ts';
import type { Notice } from './notifications.types.ts';

/** What the toaster and the counter show. */
export interface NotificationsViewState {
  /** Newest first, at most four. */
  toasts: readonly Notice[];
  /** Ids of those whose time runs. */
  timed: readonly string[];
  /** Messages that wait to be read. */
  unreadCount: number;
}

/** The view's reading of a snapshot. */
export const selectNotificationsView = ({
  context,
}: SnapshotFrom<typeof notificationsMachine>): NotificationsViewState => ({
  toasts: toastsOf(context),
  timed: context.timed,
  unreadCount: context.unreadCount,
});

/** Whether anything is on the screen: until then the view needs no texts and no toasts. */
export const selectHasToasts = ({ context }: SnapshotFrom<typeof notificationsMachine>): boolean =>
  context.notices.length > 0;
