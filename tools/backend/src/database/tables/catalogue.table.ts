import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Texts } from '@foyer/contract';

/** Age limits of titles and profiles. */
export const ageLimits = pgTable('age_limits', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Years. */
  ageValue: integer('age_value').notNull(),
});

/** Genres by id. */
export const genres = pgTable('genres', {
  id: text('id').primaryKey(),
  names: jsonb('names').$type<Texts>().notNull(),
});

/** Countries by id. */
export const countries = pgTable('countries', {
  id: text('id').primaryKey(),
  names: jsonb('names').$type<Texts>().notNull(),
});

/** People who make films. */
export const persons = pgTable('persons', {
  id: text('id').primaryKey(),
  names: jsonb('names').$type<Texts>().notNull(),
  /** Id of the portrait; absent when there is none. */
  imageId: text('image_id'),
});

/** Films, series, their seasons and their episodes. */
export const mediaItems = pgTable(
  'media_items',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: ['film', 'series', 'season', 'episode'] }).notNull(),
    slug: text('slug').notNull(),
    /** Order of the catalogue: neighbours stand beside each other on shelves. */
    position: integer('position').notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    /** Of seasons and episodes. */
    shortNames: jsonb('short_names').$type<Texts>(),
    originalName: text('original_name'),
    year: integer('year').notNull(),
    /** 0 for series and seasons. */
    durationMinutes: integer('duration_minutes').notNull(),
    ageLimitId: text('age_limit_id')
      .notNull()
      .references(() => ageLimits.id),
    genreIds: text('genre_ids').array().notNull(),
    countryIds: text('country_ids').array().notNull(),
    rating: real('rating').notNull(),
    ratingCount: integer('rating_count').notNull(),
    /** First day to watch it; before that it is coming soon. */
    premiereDate: date('premiere_date', { mode: 'string' }).notNull(),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }).notNull(),
    isNew: boolean('is_new').notNull().default(false),
    /** Whether its streams are encrypted. */
    isProtected: boolean('is_protected').notNull().default(false),
    audioLanguages: text('audio_languages').array().notNull(),
    subtitleLanguages: text('subtitle_languages').array().notNull(),
    /** Absent in seasons and episodes, which tell what their series tells; so are the next two. */
    summariesShort: jsonb('summaries_short').$type<Texts>(),
    summaries: jsonb('summaries').$type<Texts>(),
    descriptions: jsonb('descriptions').$type<Texts>(),
    badges: jsonb('badges').$type<Texts>(),
    /** Ids of the signs of those who hold the rights, two at most. */
    holderImageIds: text('holder_image_ids').array().notNull(),
    /** `shortseries`, or absent. */
    category: text('category'),
    /** Of a season or an episode. */
    seriesId: text('series_id').references((): AnyPgColumn => mediaItems.id, {
      onDelete: 'cascade',
    }),
    /** Of an episode. */
    seasonId: text('season_id').references((): AnyPgColumn => mediaItems.id, {
      onDelete: 'cascade',
    }),
    /** From 1: of a season in its series, of an episode in its season. */
    orderNumber: integer('order_number'),
  },
  (table) => [
    uniqueIndex('media_items_slug').on(table.type, table.slug),
    index('media_items_series').on(table.seriesId),
    index('media_items_season').on(table.seasonId),
  ],
);

/** Who did what in a film. */
export const credits = pgTable(
  'credits',
  {
    mediaItemId: text('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => persons.id),
    role: text('role', { enum: ['director', 'writer', 'camera', 'composer', 'actor'] }).notNull(),
    /** Name of the part, of an actor. */
    characters: jsonb('characters').$type<Texts>(),
  },
  (table) => [primaryKey({ columns: [table.mediaItemId, table.position] })],
);

/** Hand-made collections of titles. */
export const collections = pgTable('collections', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  /** Ids of the signs of those who hold the rights, two at most. */
  holderImageIds: text('holder_image_ids').array().notNull(),
  mediaItemIds: text('media_item_ids').array().notNull(),
});

/** Songs to sing. */
export const karaokeItems = pgTable('karaoke_items', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  artists: jsonb('artists').$type<Texts>().notNull(),
  genre: text('genre').notNull(),
  durationSeconds: integer('duration_seconds').notNull(),
  usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }).notNull(),
  /** Ids of the square picture and of the wide one. */
  imageId: text('image_id').notNull(),
  backdropId: text('backdrop_id').notNull(),
});
