import type { MessageStatus } from '@foyer/contract';
import type {
  MessageReport,
  Notice,
  NoticeContent,
  NotificationsContext,
} from './notifications.types.ts';

type Change = Partial<NotificationsContext>;

/** Toasts on the screen at once. NOTIF-006 */
export const TOASTS_MAX = 4;

const isTimed = ({ durationSeconds }: Notice): boolean => Boolean(durationSeconds);

/**
 * The toasts on the screen, newest first. One whose time runs keeps its place until it is over, and later ones wait for it:
 * else it would go while it is read. One that stays until it is closed makes room, and comes back. NOTIF-006,
 * docs/decisions/0097
 */
export function toastsOf({ notices }: NotificationsContext): readonly Notice[] {
  const timed = notices.filter(isTimed).slice(-TOASTS_MAX);
  const untimed = notices.filter((notice) => !isTimed(notice));
  const shown = [...timed, ...untimed.slice(0, TOASTS_MAX - timed.length)];
  return notices.filter((notice) => shown.includes(notice));
}

/** The notice of an id, on the screen or below. */
export const findNotice = ({ notices }: NotificationsContext, id: string): Notice | undefined =>
  notices.find((notice) => notice.id === id);

/** Puts a notice on top. */
export function withNotice(context: NotificationsContext, content: NoticeContent): Change {
  const noticeCount = context.noticeCount + 1;
  const notice = { ...content, id: `notice-${noticeCount}`, isReported: false };
  return { noticeCount, notices: [notice, ...context.notices] };
}

/** Ids of the toasts whose time should run while nothing stops it. NOTIF-004, NOTIF-005 */
export const timedToasts = (context: NotificationsContext): readonly string[] =>
  toastsOf(context).flatMap(({ id, durationSeconds }) => (durationSeconds ? [id] : []));

/** Lines up the status of a message; a notice without a message has none. */
export const withReport = (
  reports: readonly MessageReport[],
  messageId: string | undefined,
  status: MessageStatus,
): readonly MessageReport[] =>
  messageId === undefined ? reports : [...reports, { messageId, status }];

const isUnreported = ({ messageId, isReported }: Notice) => messageId !== undefined && !isReported;

/** Whether something is on the screen that was not reported as shown. NOTIF-008 */
export const hasUnreported = (context: NotificationsContext): boolean =>
  context.unseen.length > 0 || toastsOf(context).some(isUnreported);

/** Reports as shown what is on the screen of a visible page. NOTIF-008 */
export function reportShown(context: NotificationsContext): Change {
  const fresh = toastsOf(context).filter(isUnreported);
  const ids = [...fresh.map(({ messageId }) => messageId), ...context.unseen];
  return {
    unseen: [],
    notices: context.notices.map((notice) =>
      fresh.includes(notice) ? { ...notice, isReported: true } : notice,
    ),
    reports: ids.reduce((reports, id) => withReport(reports, id, 'shown'), context.reports),
  };
}
