import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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

/** Bonus programs. */
export const bonusPrograms = pgTable('bonus_programs', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  imageId: text('image_id').notNull(),
  descriptions: jsonb('descriptions').$type<Texts>().notNull(),
  terms: jsonb('terms').$type<Texts>().notNull(),
  loginType: text('login_type', { enum: ['phone', 'email'] }).notNull(),
  /** Whether it may be joined now. */
  isOpen: boolean('is_open').notNull().default(true),
  /** Whether it may be joined with another login than the account's own. */
  usesCustomLogin: boolean('uses_custom_login').notNull().default(false),
});

/** How an account stands with a program that it has joined. */
export const bonusMemberships = pgTable(
  'bonus_memberships',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    programId: text('program_id').notNull(),
    status: text('status', { enum: ['processing', 'active', 'blocked'] }).notNull(),
    statusSince: timestamp('status_since', { withTimezone: true }).notNull(),
    login: text('login').notNull(),
    /** Points. */
    balance: integer('balance').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.programId] }),
    index('bonus_memberships_moving').on(table.status, table.statusSince),
    check('bonus_memberships_balance', sql`${table.balance} >= 0`),
  ],
);

/** Logins that wait for the code that was sent to them. */
export const bonusRequests = pgTable('bonus_requests', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  programId: text('program_id').notNull(),
  action: text('action', { enum: ['register', 'change_login'] }).notNull(),
  login: text('login').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The last draw of each account. */
export const bonusDraws = pgTable('bonus_draws', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
  prizeId: text('prize_id').notNull(),
});
