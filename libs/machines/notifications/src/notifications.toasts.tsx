import { messageText } from '@foyer/core';
import type { TextKey, Translate } from '@foyer/ui/i18n';
import type { ToastItem } from '@foyer/ui/toast';
import type { Notice, NoticeText } from './notifications.types.ts';
import { type Sanitise, SanitisedHtml } from './sanitised-html.tsx';

/** What {@link toastOf} needs besides the notice. */
export interface ToastSurroundings {
  t: Translate;
  sanitise: Sanitise | undefined;
  /** Whether its time runs. */
  isTimed: boolean;
  onPress: () => void;
  /** A link inside of its words was followed. */
  onFollow: () => void;
}

const looks = {
  info: { tone: 'info' },
  success: { tone: 'success' },
  warning: { tone: 'info', icon: 'warning' },
  error: { tone: 'error' },
} as const satisfies Record<Notice['tone'], Pick<ToastItem, 'tone' | 'icon'>>;

const isHtml = (words: NoticeText | undefined): words is { readonly html: string } =>
  words !== undefined && 'html' in words;

/** Whether a notice holds words of the server, which must be sanitised. */
export const hasHtml = ({ message, submessage }: Notice): boolean =>
  isHtml(message) || isHtml(submessage);

function actionKey({ poll, target }: Notice): TextKey | undefined {
  if (poll) return 'notification.answer';
  return target && 'notification.open';
}

/** The toast of a notice; none while what makes its HTML harmless is on the way. */
export function toastOf(notice: Notice, surroundings: ToastSurroundings): ToastItem | undefined {
  const { t, sanitise, isTimed, onPress } = surroundings;
  const { id, tone, image, target, durationSeconds, isCancellable } = notice;
  if (hasHtml(notice) && !sanitise) return undefined;
  const key = actionKey(notice);
  return {
    id,
    ...looks[tone],
    ...wordsOf(notice, surroundings),
    isClosable: isCancellable,
    // The server names no colour; this one lies between the labels'.
    ...(image !== undefined && { picture: { url: image, color: '#7a7a7a', tone: 'dark' } }),
    ...(key && { action: { label: target?.title ?? t(key), onPress } }),
    ...(isTimed && durationSeconds && { durationMs: durationSeconds * 1000 }),
  };
}

type Words = Pick<ToastItem, 'title' | 'heading' | 'text' | 'content'>;

function wordsOf({ message, submessage }: Notice, surroundings: ToastSurroundings): Words {
  const { t, sanitise, onFollow } = surroundings;
  const shown = (html: string) =>
    sanitise && <SanitisedHtml html={html} sanitise={sanitise} onFollow={onFollow} />;
  const title: Words = isHtml(message)
    ? { title: sanitise?.(message.html).textContent ?? '', heading: shown(message.html) }
    : { title: messageText(t, message) ?? '' };
  if (isHtml(submessage)) return { ...title, content: shown(submessage.html) };
  const text = messageText(t, submessage);
  return text === undefined ? title : { ...title, text };
}
