import { type Language, type Message, type Poll, textIn } from '@foyer/contract';
import type { MessageTarget, PollTexts } from '../../database/tables/messages.table.ts';
import type { messages } from '../../database/schema.ts';

/** A row of the journal. */
export type MessageRow = typeof messages.$inferSelect;

/** What a message says, in the languages of the service. */
export type MessageContent = Pick<MessageRow, 'titles' | 'texts'> &
  Partial<Pick<MessageRow, 'image' | 'target' | 'poll'>>;

const pollIn = ({ id, title, questions }: PollTexts, language: Language): Poll => ({
  id,
  title: textIn(title, language),
  questions: questions.map(({ question, answers }) => ({
    question: textIn(question, language),
    answers: answers.map((answer) => textIn(answer, language)),
  })),
});

const targetIn = ({ title, ...place }: MessageTarget, language: Language) => ({
  ...place,
  title: textIn(title, language),
});

/** A poll waits until it is answered, any other message until it was shown. NOTIF-017. */
const isRead = ({ poll, answers, shownAt, clickedAt }: MessageRow): boolean =>
  poll ? answers !== null : shownAt !== null || clickedAt !== null;

/** An entry of the journal as it goes over the wire. */
export const messageAnswer = (row: MessageRow, language: Language): Message => ({
  id: row.id,
  kind: row.poll ? 'poll' : 'message',
  sent_at: row.sentAt.toISOString(),
  title: textIn(row.titles, language),
  text: textIn(row.texts, language),
  ...(row.image !== null && { image: row.image }),
  ...(row.target && { target: targetIn(row.target, language) }),
  ...(row.poll && { poll: pollIn(row.poll, language), is_finished: row.answers !== null }),
  is_read: isRead(row),
});
