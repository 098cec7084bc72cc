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
} from 'drizzle-orm/pg-core';
import type { Texts } from '../texts.ts';

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

/** Films. */
export const mediaItems = pgTable('media_items', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  names: jsonb('names').$type<Texts>().notNull(),
  originalName: text('original_name'),
  year: integer('year').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  ageLimitId: text('age_limit_id')
    .notNull()
    .references(() => ageLimits.id),
  genreIds: text('genre_ids').array().notNull(),
  countryIds: text('country_ids').array().notNull(),
  rating: real('rating').notNull(),
  ratingCount: integer('rating_count').notNull(),
  premiereDate: date('premiere_date', { mode: 'string' }).notNull(),
  usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }).notNull(),
  isNew: boolean('is_new').notNull().default(false),
  /** Whether its streams are encrypted. */
  isProtected: boolean('is_protected').notNull().default(false),
  audioLanguages: text('audio_languages').array().notNull(),
  subtitleLanguages: text('subtitle_languages').array().notNull(),
  summariesShort: jsonb('summaries_short').$type<Texts>().notNull(),
  summaries: jsonb('summaries').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  priceTexts: jsonb('price_texts').$type<Texts>(),
  badges: jsonb('badges').$type<Texts>(),
});

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

/** Pages composed of blocks. */
export const mediaViews = pgTable('media_views', {
  alias: text('alias').primaryKey(),
  names: jsonb('names').$type<Texts>().notNull(),
});

/** Blocks of pages. */
export const mediaBlocks = pgTable(
  'media_blocks',
  {
    id: text('id').primaryKey(),
    alias: text('alias')
      .notNull()
      .references(() => mediaViews.alias, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', { enum: ['promo', 'content', 'carousel', 'top10'] }).notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    subNames: jsonb('sub_names').$type<Texts>(),
    /** Path that the block's title leads to. */
    link: text('link'),
    source: text('source', { enum: ['fixed', 'continue_watching'] }).notNull(),
    mediaItemIds: text('media_item_ids').array().notNull(),
  },
  (table) => [index('media_blocks_alias').on(table.alias)],
);

/** Entries of the main menu. */
export const menuItems = pgTable('menu_items', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  titles: jsonb('titles').$type<Texts>().notNull(),
  link: text('link').notNull(),
  icon: text('icon').notNull(),
});
