import type { ConsentName, ErrorName, Texts } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Prepaid accounts; one row is also what purchases of an account wait for each other on. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Minor units. */
    balance: integer('balance').notNull().default(0),
    currency: text('currency').notNull().default('RUB'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [check('payment_accounts_balance', sql`${table.balance} >= 0`)],
);

/** Every change of a purse; a reference changes a purse once. */
export const purseEntries = pgTable(
  'purse_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: accountId(),
    /** `prepaid`, or the id of a bonus program. */
    purse: text('purse').notNull(),
    /** What was the reason, for example the id of an order. */
    reference: text('reference').notNull(),
    /** Minor units or points; negative when something was paid. */
    amount: integer('amount').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('purse_entries_once').on(table.accountId, table.purse, table.reference)],
);

/** Purchases, renewals and bindings of cards, with the price as it was. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id').notNull().unique(),
    accountId: accountId(),
    profileId: text('profile_id'),
    kind: text('kind', { enum: ['purchase', 'renewal', 'card_bind'] }).notNull(),
    status: text('status', {
      enum: ['created', 'wait_payment', 'paid', 'fulfilled', 'failed', 'refunded'],
    }).notNull(),
    itemType: text('item_type', {
      enum: ['media_item', 'channel', 'karaoke_item', 'service', 'certificate', 'bank_card'],
    }).notNull(),
    itemId: text('item_id').notNull(),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }),
    names: jsonb('names').$type<Texts>().notNull(),
    priceId: text('price_id'),
    priceType: text('price_type'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** What the price buys; absent for ever. */
    duration: integer('duration'),
    durationUnit: text('duration_unit', { enum: ['hour', 'day', 'week', 'month', 'year'] }),
    quality: text('quality'),
    paymentMethod: text('payment_method', {
      enum: ['any_card', 'linked_card', 'account_prepaid', 'bonus', 'external_url'],
    }).notNull(),
    /** Which page outside the site takes the money. */
    paymentPage: text('payment_page', { enum: ['bank_qr', 'wallet'] }),
    bonusProgramId: text('bonus_program_id'),
    bankCardId: text('bank_card_id'),
    /** Brand and end of the card, for the history. */
    cardDescription: text('card_description'),
    isCardLinked: boolean('is_card_linked').notNull().default(false),
    isSession: boolean('is_session').notNull().default(false),
    /** Where pages of a bank or a wallet lead back to. */
    returnUrl: text('return_url'),
    /** Id of the label on whose site it was made, in whose name its receipt is sent; absent of older versions. */
    label: text('label'),
    /** What the buyer has agreed to. */
    consents: jsonb('consents').$type<readonly ConsentName[]>(),
    /** While it is open: when it is closed unless it is paid. Absent for orders of older versions. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The provider cannot say yet whether the money was taken: it is asked again. */
    isPaymentUnknown: boolean('is_payment_unknown').notNull().default(false),
    /** Absent while it is not paid, and of orders of older versions. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    failure: text('failure').$type<ErrorName>(),
    /** The money must go back: it came for what could not be given. */
    isRefundDue: boolean('is_refund_due').notNull().default(false),
    /** The client's name of the purchase; of a renewal: what it renews. */
    idempotencyKey: text('idempotency_key'),
    /** Of the body that came with the key, without its PIN. */
    bodyHash: text('body_hash'),
    /** The first answer, to be given again; absent while it is made. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_key').on(table.accountId, table.idempotencyKey),
    index('orders_history').on(table.accountId, table.createdAt, table.id),
    index('orders_paid').on(table.paidAt),
    index('orders_open')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('created', 'wait_payment', 'paid') or ${table.isRefundDue}`),
  ],
);

/** Items that an account has bought or rented. */
export const ownedItems = pgTable(
  'owned_items',
  {
    accountId: accountId(),
    itemType: text('item_type', { enum: ['media_item', 'channel', 'karaoke_item'] }).notNull(),
    itemId: text('item_id').notNull(),
    usageModel: text('usage_model', { enum: ['EST', 'TVOD'] }).notNull(),
    quality: text('quality'),
    /** Absent for ever. */
    until: timestamp('until', { withTimezone: true }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.itemType, table.itemId] })],
);

/** Linked cards: of the card itself only what may be shown. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: text('id').primaryKey(),
    accountId: accountId(),
    /** The payment provider's name of the card. */
    providerToken: text('provider_token').notNull(),
    lastDigits: text('last_digits').notNull(),
    brand: text('brand').notNull(),
    /** `MMYY`; absent of cards that were linked by older versions. */
    expiry: text('expiry'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('bank_cards_once').on(table.accountId, table.brand, table.lastDigits)],
);
