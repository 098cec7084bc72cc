import type { NotificationTarget, Texts } from '@foyer/contract';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

/** A poll in the languages of the service. */
export interface PollTexts {
  id: string;
  title: Texts;
  questions: { question: Texts; answers: Texts[] }[];
}

/** Where a message leads, in the languages of the service. */
export type MessageTarget = Omit<NotificationTarget, 'title'> & { title: Texts };

/** The journal of an account. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Absent when every profile of the account is told. */
    profileId: text('profile_id'),
    titles: jsonb('titles').$type<Texts>().notNull(),
    texts: jsonb('texts').$type<Texts>().notNull(),
    image: text('image'),
    target: jsonb('target').$type<MessageTarget>(),
    /** Present in a poll. */
    poll: jsonb('poll').$type<PollTexts>(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    shownAt: timestamp('shown_at', { withTimezone: true }),
    clickedAt: timestamp('clicked_at', { withTimezone: true }),
    /** Indices of the chosen answers, once the poll is finished. */
    answers: jsonb('answers').$type<number[]>(),
  },
  (table) => [index('messages_account').on(table.accountId, table.sentAt)],
);
