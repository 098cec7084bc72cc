import type { Message } from '@foyer/contract';
import type { NoticeContent, NoticeTarget } from '@foyer/notifications';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';

/** Opens a message, or the questions of a poll, over the page; what becomes of it the dialog tells. NOTIF-008, NOTIF-014 */
export function openMessage({ tell }: Pick<Shell, 'tell'>, message: Message): void {
  const { id, poll } = message;
  const request = poll
    ? { id: `poll-${id}`, name: 'poll', data: { messageId: id, poll } }
    : { id: `message-${id}`, name: 'popup', data: { ...contentOf(message) } };
  tell('modal', { type: 'modal.open', request });
}

const contentOf = ({ id, title, text, image, target }: Message): NoticeContent => ({
  tone: 'info',
  message: { html: title },
  submessage: { html: text },
  image,
  target: targetOf(target),
  durationSeconds: undefined,
  isCancellable: true,
  messageId: id,
  poll: undefined,
});

/** Where the message leads; nothing where its address is missing. */
function targetOf(target: Message['target']): NoticeTarget | undefined {
  if (!target) return undefined;
  const { type, title, link, url } = target;
  if (type === 'screen') return link === undefined ? undefined : { type, title, path: link };
  return url === undefined ? undefined : { type, title, url };
}
