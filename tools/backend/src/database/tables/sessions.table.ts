import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, profiles } from './accounts.table.ts';

/** Sessions; of the token in the cookie only its hash is here. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Absent in a demo session. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    profileId: text('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['normal', 'restricted'] }).notNull(),
    language: text('language', { enum: ['rus', 'eng', 'hye'] }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt)],
);

/** How often something was tried in the running window: one row per limited thing. */
export const attempts = pgTable('attempts', {
  /** What is limited, for example `pin:<profile id>`. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});

/** The one code in force per recipient and purpose, hashed. */
export const codes = pgTable(
  'codes',
  {
    recipient: text('recipient').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipient, table.purpose] })],
);

/** What the SMS and e-mail party was given to send. */
export const outbox = pgTable('outbox', {
  id: serial('id').primaryKey(),
  channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
  recipient: text('recipient').notNull(),
  purpose: text('purpose').notNull(),
  /** Readable with demo powers only; otherwise absent. */
  code: text('code'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
