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

/** Promo codes, and the ids of joint viewings, in capitals. */
export const promoCodes = pgTable('promo_codes', {
  code: text('code').primaryKey(),
  kind: text('kind', { enum: ['service', 'media_item', 'points', 'joint_viewing'] }).notNull(),
  /** The service, the title or the bonus program that it gives. */
  itemId: text('item_id').notNull(),
  /** What it gives, as the answer names it. */
  names: jsonb('names').$type<Texts>().notNull(),
  points: integer('points'),
  duration: integer('duration'),
  durationUnit: text('duration_unit', { enum: ['hour', 'day', 'week', 'month', 'year'] }),
  /** Given only to accounts with a linked card. */
  needsCard: boolean('needs_card').notNull().default(false),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  /** How many accounts may use it; any number when absent. */
  maxUses: integer('max_uses'),
});

/** Which account used which code. */
export const promoActivations = pgTable(
  'promo_activations',
  {
    code: text('code').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.accountId] })],
);

/** Gift certificates on sale. */
export const certificateOffers = pgTable('certificate_offers', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  imageId: text('image_id').notNull(),
  /** What it adds to the prepaid account, in minor units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
});

/** Gift certificates that were bought. */
export const certificates = pgTable(
  'certificates',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    names: jsonb('names').$type<Texts>().notNull(),
    imageId: text('image_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Absent when it was bought elsewhere. */
    boughtBy: text('bought_by').references(() => accounts.id, { onDelete: 'set null' }),
    activatedBy: text('activated_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    activatedAt: timestamp('activated_at', { withTimezone: true }),
  },
  (table) => [
    index('certificates_bought').on(table.boughtBy),
    index('certificates_activated').on(table.activatedBy),
  ],
);

/** Codes that televisions show, or that operators print. */
export const tvCodes = pgTable('tv_codes', {
  code: text('code').primaryKey(),
  /** `auth` signs a television in; `ott` connects an operator's one and its service. */
  kind: text('kind', { enum: ['auth', 'ott'] }).notNull(),
  /** Name of the television, for the list of devices. */
  deviceName: text('device_name').notNull(),
  /** Service that comes with it. */
  serviceId: text('service_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  usedBy: text('used_by').references(() => accounts.id, { onDelete: 'set null' }),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
