import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Texts } from '@foyer/contract';
import { profiles } from './accounts.table.ts';
import { ageLimits } from './catalogue.table.ts';

/** Which titles of the catalogue; what is absent does not matter. */
export interface TitleFilter {
  /** Ids; one of them is enough. */
  genres?: readonly string[];
  countries?: readonly string[];
  /** Years, both included. */
  from?: number;
  to?: number;
}

/** Genres of channels by id; also which grid a channel's days follow. */
export const channelGenres = pgTable('channel_genres', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
});

/** Live channels. */
export const channels = pgTable('channels', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  /** Order of the list. */
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  genreId: text('genre_id')
    .notNull()
    .references(() => channelGenres.id),
  ageLimitId: text('age_limit_id')
    .notNull()
    .references(() => ageLimits.id),
  /**
   * Who may pause it and watch what has been on: nobody, everybody who may watch it, or who has the
   * service for it as well.
   */
  timeShift: text('time_shift', { enum: ['none', 'included', 'service'] }).notNull(),
  /** Whether viewers deliver segments to each other. */
  isPeerDelivered: boolean('is_peer_delivered').notNull().default(false),
  /** Which films and series of the catalogue it shows. */
  titles: jsonb('titles').$type<TitleFilter>().notNull(),
});

/** Programmes that come again and again. */
export const shows = pgTable('shows', {
  id: text('id').primaryKey(),
  genreId: text('genre_id')
    .notNull()
    .references(() => channelGenres.id),
  names: jsonb('names').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  ageLimitId: text('age_limit_id')
    .notNull()
    .references(() => ageLimits.id),
  /** Multiples of five. */
  minutes: integer('minutes').notNull(),
});

/** The parts of the day of channels of a genre; a part lasts until the next begins. */
export const dayParts = pgTable(
  'day_parts',
  {
    genreId: text('genre_id')
      .notNull()
      .references(() => channelGenres.id, { onDelete: 'cascade' }),
    /** Minutes after the beginning of the broadcasting day, 6:00 in Moscow. */
    fromMinute: integer('from_minute').notNull(),
    /** Shown first in it. */
    openerId: text('opener_id').references(() => shows.id),
    /** What fills the rest: shows, films, or the episodes of a series. */
    source: text('source', { enum: ['shows', 'films', 'series'] }).notNull(),
    /** Shows that take turns; of films and series what fills what is left. */
    showIds: text('show_ids').array().notNull(),
    /** Genres of the films or series; empty for all. */
    titleGenreIds: text('title_genre_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.genreId, table.fromMinute] })],
);

/** What plays without being bought, with advertisements. */
export const freeItems = pgTable(
  'free_items',
  {
    itemType: text('item_type', { enum: ['media_item', 'channel', 'karaoke_item'] }).notNull(),
    itemId: text('item_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemType, table.itemId] })],
);

/** Programmes that a profile wants to be reminded of. */
export const reminders = pgTable(
  'reminders',
  {
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    programmeId: text('programme_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** When to remind. */
    remindAt: timestamp('remind_at', { withTimezone: true }).notNull(),
    /** Present once it was done. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.programmeId] }),
    index('reminders_due').on(table.remindAt),
  ],
);
