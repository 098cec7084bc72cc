import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Texts } from '@foyer/contract';

/** Ways to get an item. */
export const purchaseOptions = pgTable(
  'purchase_options',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    itemType: text('item_type', {
      enum: ['media_item', 'channel', 'karaoke_item', 'service', 'certificate'],
    }).notNull(),
    itemId: text('item_id').notNull(),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }).notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    quality: text('quality'),
    mediaItemType: text('media_item_type'),
    seasonNumber: integer('season_number'),
    episodeNumber: integer('episode_number'),
    isQuickPurchase: boolean('is_quick_purchase').notNull().default(false),
  },
  (table) => [index('purchase_options_item').on(table.itemType, table.itemId)],
);

/** What the options cost. A price that changes is a new one, so an id always means one amount. */
export const purchasePrices = pgTable(
  'purchase_prices',
  {
    id: text('id').primaryKey(),
    optionId: text('option_id')
      .notNull()
      .references(() => purchaseOptions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Absent when it is bought for ever. */
    duration: integer('duration'),
    durationUnit: text('duration_unit', { enum: ['hour', 'day', 'week', 'month', 'year'] }),
    isDefault: boolean('is_default').notNull().default(false),
    type: text('type', {
      enum: ['trial', 'intro', 'discount', 'one_time', 'bonus', 'plain', 'regular'],
    }).notNull(),
    /** Minor units of the currency. */
    amount: integer('amount').notNull(),
    originalAmount: integer('original_amount'),
    currency: text('currency').notNull(),
    trialDuration: integer('trial_duration'),
    trialUnit: text('trial_unit', { enum: ['hour', 'day', 'week', 'month', 'year'] }),
    introPeriods: integer('intro_periods'),
    bonusProgramId: text('bonus_program_id'),
    /** Price of the next periods of a subscription; its own when absent. */
    renewalPriceId: text('renewal_price_id'),
  },
  (table) => [index('purchase_prices_option').on(table.optionId)],
);
