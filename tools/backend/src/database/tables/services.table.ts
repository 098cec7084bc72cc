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
import { accounts } from './accounts.table.ts';

/** Subscriptions on sale. */
export const services = pgTable('services', {
  id: text('id').primaryKey(),
  alias: text('alias').notNull().unique(),
  position: integer('position').notNull(),
  /** Service that it comes with; it is not in the shop window then. */
  parentId: text('parent_id'),
  names: jsonb('names').$type<Texts>().notNull(),
  imageId: text('image_id').notNull(),
  icon: text('icon').notNull(),
  descriptionsShort: jsonb('descriptions_short').$type<Texts>().notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  contentType: text('content_type').notNull(),
  promoLabels: jsonb('promo_labels').$type<Texts>(),
  promoLabelColor: text('promo_label_color'),
  features: jsonb('features').$type<{ isActive: boolean; titles: Texts }[]>().notNull(),
  /** Who has it sees no advertisements, not even with what is free. */
  removesAds: boolean('removes_ads').notNull().default(false),
  /** Switched on step by step by an operator; else at once. */
  isRequested: boolean('is_requested').notNull().default(false),
  /** Who takes the money instead of this service. */
  externalBillings: jsonb('external_billings').$type<Texts>(),
});

/** What is in a service. Of a series: the series, not its episodes. */
export const serviceItems = pgTable(
  'service_items',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    itemType: text('item_type', { enum: ['media_item', 'channel', 'karaoke_item'] }).notNull(),
    itemId: text('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemType, table.itemId, table.serviceId] }),
    index('service_items_service').on(table.serviceId),
  ],
);

/** How an account stands with a service; the row stays when the subscription ends. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of `services`, which may be replaced under it. */
    serviceId: text('service_id').notNull(),
    status: text('status', {
      enum: [
        'subscribed',
        'subscribed_in_external_billing',
        'subscribe_requested',
        'subscribe_processing',
        'unsubscribe_requested',
        'unsubscribe_processing',
        'unsubscribed',
        'cancel_subscribe_requested',
        'cancel_unsubscribe_requested',
      ],
    }).notNull(),
    /** When the status began: those on the way move on by the clock. */
    statusSince: timestamp('status_since', { withTimezone: true }).notNull(),
    /** Until when it is paid; absent when somebody else counts. */
    paidUntil: timestamp('paid_until', { withTimezone: true }),
    /** Absent when nothing is to be paid here. */
    autopayment: text('autopayment', { enum: ['enabled', 'disabled', 'failed'] }),
    /** What the next period costs. */
    renewalPriceId: text('renewal_price_id'),
    /** For how many periods more the price of the introduction holds. */
    introLeft: integer('intro_left').notNull().default(0),
    /** How the next period is paid. */
    paymentMethod: text('payment_method', { enum: ['linked_card', 'account_prepaid', 'bonus'] }),
    bankCardId: text('bank_card_id'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.serviceId] }),
    index('subscriptions_moving').on(table.status, table.statusSince),
    index('subscriptions_ending').on(table.paidUntil),
  ],
);
