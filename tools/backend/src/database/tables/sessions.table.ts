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
    /** Uid of the device that it was started on; absent where the device did not say. */
    deviceUid: text('device_uid'),
    /** When its holder last showed that the account is theirs; absent where they have not. */
    provedAt: timestamp('proved_at', { withTimezone: true }),
    /** When its holder signed in, carried over by renewals; absent in a demo session and in those of older versions. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
    /** From then on it is stale; absent in a demo session. */
    staleAt: timestamp('stale_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_device').on(table.accountId, table.deviceUid),
  ],
);

/** Devices on which a child watches: its limits hold there for visitors, too. Of the token only its hash is here. */
export const childDevices = pgTable(
  'child_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Absent once the profile was deleted: then nothing plays without a sign-in. */
    profileId: text('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('child_devices_expiry').on(table.expiresAt)],
);

/** How often something was tried in the running window: one row per limited thing. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is limited, for example `pin:<profile id>`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_end').on(table.windowEndsAt)],
);

/** The one code in force per session, recipient and purpose: only who asked for it can use it. */
export const codes = pgTable(
  'codes',
  {
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    purpose: text('purpose', {
      enum: ['auth', 'register', 'reset_password', 'migrate_phone', 'bonus'],
    }).notNull(),
    /** Keyed with the session's token, of which only the hash is here. */
    codeHash: text('code_hash').notNull(),
    /** Digits. */
    length: integer('length').notNull(),
    guesses: integer('guesses').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionHash, table.recipient, table.purpose] }),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** What was given to whoever sends SMS and e-mail, and what became of it. */
export const outbox = pgTable('outbox', {
  id: serial('id').primaryKey(),
  channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
  recipient: text('recipient').notNull(),
  purpose: text('purpose').notNull(),
  /** Readable with demo powers only, as the text; otherwise absent. */
  code: text('code'),
  text: text('text'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Absent where it was written by an older version. */
  messageId: text('message_id').unique(),
  state: text('state', { enum: ['queued', 'sent', 'failed'] })
    .notNull()
    .default('queued'),
  tries: integer('tries').notNull().default(0),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  /** Why it failed, in words for the operator. */
  reason: text('reason'),
});
