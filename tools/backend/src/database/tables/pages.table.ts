import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  BlockSource,
  CustomData,
  Localised,
  NotificationTarget,
  Texts,
} from '@foyer/contract';

/** Pages composed of blocks. */
export const mediaViews = pgTable('media_views', {
  alias: text('alias').primaryKey(),
  names: jsonb('names').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>(),
});

/** Blocks of pages. */
export const mediaBlocks = pgTable(
  'media_blocks',
  {
    /** Unique in its page: blocks are copied from page to page. */
    id: text('id').notNull(),
    alias: text('alias')
      .notNull()
      .references(() => mediaViews.alias, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', {
      enum: [
        'custom_block',
        'promo',
        'background',
        'carousel',
        'content',
        'top10',
        'service',
        'channels',
        'collection',
        'recom_cold_start',
      ],
    }).notNull(),
    tag: text('tag'),
    names: jsonb('names').$type<Texts>().notNull(),
    subNames: jsonb('sub_names').$type<Texts>(),
    /** Path that the block's title leads to. */
    link: text('link'),
    displayType: text('display_type'),
    imageId: text('image_id'),
    /** Where its items come from. */
    source: jsonb('source').$type<BlockSource>().notNull(),
    customData: jsonb('custom_data').$type<Localised<CustomData>>(),
  },
  (table) => [primaryKey({ columns: [table.alias, table.id] })],
);

/** Entries of the main menu. */
export const menuItems = pgTable('menu_items', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  titles: jsonb('titles').$type<Texts>().notNull(),
  link: text('link').notNull(),
  icon: text('icon').notNull(),
});

/** Promo events. */
export const promoEvents = pgTable('promo_events', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  summaries: jsonb('summaries').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  /** One condition each. */
  terms: jsonb('terms').$type<readonly Texts[]>().notNull(),
  imageId: text('image_id').notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  target: jsonb('target').$type<Localised<NotificationTarget>>(),
  mediaItemIds: text('media_item_ids').array().notNull(),
});

/** Groups of questions. */
export const faqCategories = pgTable('faq_categories', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
});

/** Questions and answers. */
export const faqEntries = pgTable('faq_entries', {
  id: text('id').primaryKey(),
  categoryId: text('category_id')
    .notNull()
    .references(() => faqCategories.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  questions: jsonb('questions').$type<Texts>().notNull(),
  /** Paragraphs, separated by an empty line. */
  answers: jsonb('answers').$type<Texts>().notNull(),
});
