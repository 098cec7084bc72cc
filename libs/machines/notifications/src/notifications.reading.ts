import { eventCodes, type Notification, type NotificationTarget, type Poll } from '@foyer/contract';
import type { ModalRequest } from '@foyer/modal';
import type {
  LinkTarget,
  LocalNotice,
  NoticeContent,
  NoticeTarget,
} from './notifications.types.ts';

/** A marketing popup closes by itself after so many seconds. NOTIF-031 */
const POPUP_SECONDS = 30;
/** The recommendations close by themselves after so many seconds. MODAL-029 */
const RECOMMENDATIONS_SECONDS = 30;

type Display = NonNullable<Notification['display']>;

const includes = (codes: readonly string[], code: string | undefined) =>
  code !== undefined && codes.includes(code);

/** Whether a notification is a message that the journal counts as unread. NOTIF-015, NOTIF-016 */
export const isJournalMessage = ({ event_code }: Notification): boolean =>
  includes(eventCodes.journal, event_code);

/** The target by our names; one without an address leads nowhere. */
function targetOf(target: NotificationTarget | undefined): NoticeTarget | undefined {
  if (!target) return undefined;
  const { type, title, link, url } = target;
  if (type === 'screen') return link === undefined ? undefined : { type, title, path: link };
  return url === undefined ? undefined : { type, title, url };
}

/** What does not go by itself can always be closed, or it would stay for ever. */
const isClosable = (isCancellable: boolean | undefined, durationSeconds: number | undefined) =>
  isCancellable !== false || !durationSeconds;

/** The toast of a flow's own words. */
export const localContent = (notice: LocalNotice): NoticeContent => ({
  tone: notice.tone ?? 'info',
  message: notice.message,
  submessage: notice.submessage,
  image: undefined,
  target: notice.target,
  durationSeconds: notice.durationSeconds,
  isCancellable: isClosable(notice.isCancellable, notice.durationSeconds),
  messageId: undefined,
  poll: undefined,
});

const displayContent = (notification: Notification, display: Display): NoticeContent => ({
  tone: display.panel_type ?? 'info',
  message: { html: display.message },
  submessage: display.submessage === undefined ? undefined : { html: display.submessage },
  image: display.image,
  target: targetOf(display.target) ?? targetByCode(notification),
  durationSeconds: display.duration,
  isCancellable: isClosable(display.is_cancellable, display.duration),
  messageId: notification.message_id,
  poll: display.poll,
});

/** Where a notification leads that does not say so itself. NOTIF-019, NOTIF-020 */
const targetByCode = ({ event_code }: Notification): NoticeTarget | undefined =>
  event_code === 'certificate_created'
    ? { type: 'screen', title: undefined, path: 'my/certificates' }
    : undefined;

/** The failed payment has words of its own, and is told to every profile. NOTIF-018 */
const purchaseFailed = localContent({
  tone: 'error',
  message: { key: 'notification.purchase_failed.message' },
  submessage: { key: 'notification.purchase_failed.submessage' },
});

/** The toast of a notification; nothing where it has none, or the profile wants none. NOTIF-001 */
export function noticeOf(
  notification: Notification,
  isAllowed: boolean,
): NoticeContent | undefined {
  if (notification.event_code === 'payment_failed') return purchaseFailed;
  const { display } = notification;
  if (display?.display_type !== 'panel' || !(isAllowed || display.force_display)) return undefined;
  return displayContent(notification, display);
}

/** A frame inside the page. MODAL-022 */
const frameRequest = (url: string, title: string | undefined): ModalRequest => ({
  id: `frame:${url}`,
  name: 'frame',
  data: { url, title },
});

/** The questions of a poll; without the message they came with they could not be answered. */
const pollRequest = (poll: Poll, messageId: string): ModalRequest => ({
  id: `poll:${poll.id}`,
  name: 'poll',
  data: { messageId, poll },
});

/** The dialog of a notification; nothing where it has none, or the profile wants none. NOTIF-001 */
export function modalOf(notification: Notification, isAllowed: boolean): ModalRequest | undefined {
  const { event_type, event_code, display, src, title } = notification;
  if (event_type === 'target' && event_code === 'iframe') {
    const url = src ?? display?.target?.url;
    return url === undefined ? undefined : frameRequest(url, title);
  }
  if (event_type === 'player' && includes(eventCodes.player, event_code)) {
    return playerRequest(notification);
  }
  if (display?.display_type !== 'popup' || !(isAllowed || display.force_display)) return undefined;
  return popupRequest(notification, display);
}

function playerRequest({ event_code = '', item, ab_test }: Notification): ModalRequest {
  const request = { id: event_code, name: event_code, data: { item } };
  if (event_code !== 'item_recommendations') return request;
  // 0 is never: who is in an A/B test closes the dialog by hand. MODAL-030, MODAL-031
  return { ...request, autoCloseSeconds: ab_test ? 0 : RECOMMENDATIONS_SECONDS };
}

function popupRequest(notification: Notification, display: Display): ModalRequest {
  const { message_id: messageId, event_code } = notification;
  if (display.poll && messageId !== undefined) return pollRequest(display.poll, messageId);
  const autoCloseSeconds = display.duration ?? POPUP_SECONDS;
  return {
    id: `popup:${messageId ?? event_code ?? display.message}`,
    name: 'popup',
    data: { ...displayContent(notification, display), tone: display.popup_type ?? 'info' },
    autoCloseSeconds,
    isCancellable: isClosable(display.is_cancellable, autoCloseSeconds),
  };
}

/** The dialog that a press on a toast opens; nothing where it leads elsewhere or nowhere. */
export function pressRequest({ poll, target, messageId }: NoticeContent): ModalRequest | undefined {
  if (poll && messageId !== undefined) return pollRequest(poll, messageId);
  return target?.type === 'iframe' ? frameRequest(target.url, target.title) : undefined;
}

/** Where a press on a toast leads; nothing where it opens a dialog. */
export const pressTarget = ({ poll, target }: NoticeContent): LinkTarget | undefined =>
  poll || target?.type === 'iframe' ? undefined : target;
