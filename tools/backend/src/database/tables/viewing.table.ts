import {
  boolean,
  index,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.table.ts';

const profileId = text('profile_id')
  .notNull()
  .references(() => profiles.id, { onDelete: 'cascade' });

// None of these refers to the catalogue's rows: a catalogue that is replaced takes no history with
// it, and what it no longer holds is not shown.

/** How far a profile has watched a film or an episode. */
export const mediaPositions = pgTable(
  'media_positions',
  {
    profileId,
    mediaItemId: text('media_item_id').notNull(),
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

/** What a profile has put aside. */
export const favourites = pgTable(
  'favourites',
  {
    profileId,
    itemType: text('item_type', {
      enum: ['media_item', 'channel', 'epg', 'karaoke_item', 'service', 'collection'],
    }).notNull(),
    itemId: text('item_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.itemType, table.itemId] }),
    index('favourites_recent').on(table.profileId, table.addedAt),
  ],
);

/** What a profile has rated. */
export const ratings = pgTable(
  'ratings',
  {
    profileId,
    mediaItemId: text('media_item_id').notNull(),
    /** 1 to 10. */
    rating: smallint('rating').notNull(),
    ratedAt: timestamp('rated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.mediaItemId] })],
);
