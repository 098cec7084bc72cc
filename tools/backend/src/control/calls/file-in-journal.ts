import { eventCodes, type PushEvent } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import type { PollTexts } from '../../database/tables/messages.table.ts';
import type { Recipient } from '../../modules/events/announce.ts';
import { createToken } from '../../server/secrets.ts';

const pollOf = (poll: NonNullable<NonNullable<PushEvent['display']>['poll']>): PollTexts => ({
  id: poll.id,
  title: { rus: poll.title },
  questions: poll.questions.map(({ question, answers }) => ({
    question: { rus: question },
    answers: answers.map((answer) => ({ rus: answer })),
  })),
});

/**
 * Puts a pushed message into the journal, as the service does with its own: only then its status can
 * be set and its poll be finished. NOTIF-015, NOTIF-016.
 *
 * @returns The event with the id of the message; any other event as it is.
 */
export async function fileInJournal(
  tx: Database,
  { accountId, profileId }: Recipient,
  event: PushEvent,
  sentAt: Date,
): Promise<PushEvent> {
  if (!eventCodes.journal.some((code) => code === event.event_code)) return event;
  const id = event.message_id ?? createToken();
  const { display } = event;
  const target = display?.target;
  await tx
    .insert(messages)
    .values({
      id,
      accountId,
      profileId: profileId ?? null,
      titles: { rus: event.title ?? display?.message ?? '' },
      texts: { rus: display?.submessage ?? '' },
      image: display?.image ?? null,
      target: target ? { ...target, title: { rus: target.title ?? '' } } : null,
      poll: display?.poll ? pollOf(display.poll) : null,
      sentAt,
    })
    .onConflictDoNothing();
  return { ...event, message_id: id };
}
