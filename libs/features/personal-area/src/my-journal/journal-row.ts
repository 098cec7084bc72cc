import type { Message } from '@foyer/contract';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';

/**
 * A message or a poll of the journal.
 *
 * @param isOpened - It was opened since the list came, so it is no news any more.
 */
export function journalRow(
  message: Message,
  words: PersonalWords,
  isOpened: boolean,
): Omit<EntryRow, 'onPress'> {
  const { id, title, text, sent_at: sentAt, kind, is_read: isRead, is_finished: isDone } = message;
  const { t } = words;
  const isPoll = kind === 'poll';
  const facts = [
    accountDate(sentAt, words),
    isPoll ? t('my.journal.poll') : undefined,
    isDone ? t('my.journal.finished') : undefined,
  ];
  return {
    id,
    title,
    ...(!isRead && !isOpened && { kicker: t('my.journal.new') }),
    notes: [plainText(text), facts.filter((fact) => fact !== undefined).join(' · ')],
    icon: isPoll ? 'chat' : 'mail',
    isFaded: isDone ?? false,
  };
}

/** The words of the service's HTML, for places that show words alone. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,:;!?])/gu, '')
    .trim();
