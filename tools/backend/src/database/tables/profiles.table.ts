import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.table.ts';

const profileId = text('profile_id')
  .notNull()
  .references(() => profiles.id, { onDelete: 'cascade' });

/** Channels that a profile does not want in its list. */
export const hiddenChannels = pgTable(
  'hidden_channels',
  { profileId, channelId: text('channel_id').notNull() },
  (table) => [primaryKey({ columns: [table.profileId, table.channelId] })],
);

/** How long a profile has watched on each day of its account's time zone. */
export const viewTimes = pgTable(
  'view_times',
  {
    profileId,
    /** `YYYY-MM-DD`. */
    day: text('day').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.day] })],
);

/** What a profile chose in the cold start; recommendations follow it. */
export const coldStartChoices = pgTable('cold_start_choices', {
  profileId: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  genreAliases: jsonb('genre_aliases').$type<string[]>().notNull(),
  contentIds: jsonb('content_ids').$type<string[]>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
