import { boolean, index, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.table.ts';
import { mediaItems } from './catalogue.table.ts';

const profileId = text('profile_id')
  .notNull()
  .references(() => profiles.id, { onDelete: 'cascade' });
const mediaItemId = text('media_item_id')
  .notNull()
  .references(() => mediaItems.id, { onDelete: 'cascade' });

/** How far a profile has watched a film. */
export const mediaPositions = pgTable(
  'media_positions',
  {
    profileId,
    mediaItemId,
    /** Seconds from the start. */
    timepoint: real('timepoint').notNull(),
    isViewed: boolean('is_viewed').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.mediaItemId] }),
    index('media_positions_recent').on(table.profileId, table.updatedAt),
  ],
);

/** Films that a profile has put aside. */
export const favourites = pgTable('favourites', { profileId, mediaItemId }, (table) => [
  primaryKey({ columns: [table.profileId, table.mediaItemId] }),
]);
