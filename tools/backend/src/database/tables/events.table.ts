import type { PushEvent } from '@foyer/contract';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

/**
 * How many events each account has had. Its row is locked from the event to the end of the event's
 * transaction, so events of an account become visible in the order of their positions.
 */
export const eventPositions = pgTable('event_positions', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Random: positions of an account that was made anew are not those of the old one. */
  series: text('series').notNull(),
  last: bigint('last', { mode: 'number' }).notNull(),
});

/** Push events, each written in the transaction of the change it announces. */
export const events = pgTable(
  'events',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Counted from 1 in each account, without gaps. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Absent when every profile of the account is told. */
    profileId: text('profile_id'),
    event: jsonb('event').$type<PushEvent>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.position] }),
    index('events_at').on(table.at),
  ],
);
