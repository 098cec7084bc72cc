import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Texts } from '@foyer/contract';

/** Who pays: one login, several profiles. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  /** Phone or e-mail address, as it is typed to sign in. */
  login: text('login').notNull().unique(),
  phone: text('phone').unique(),
  email: text('email').unique(),
  passwordHash: text('password_hash'),
  /** Signs in by e-mail no more before it has a phone. */
  mustMigrate: boolean('must_migrate').notNull().default(false),
  /** Absent until one was chosen. */
  language: text('language', { enum: ['rus', 'eng', 'hye'] }),
  timeZone: text('time_zone').notNull(),
  deviceLimit: integer('device_limit').notNull().default(5),
  isBlocked: boolean('is_blocked').notNull().default(false),
  /** Demo accounts have known secrets: without demo powers they do not exist. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** What a demo account shows, in three languages. */
  shows: jsonb('shows').$type<Texts>(),
});

/** Viewers of an account. */
export const profiles = pgTable(
  'profiles',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', { enum: ['master', 'additional'] }).notNull(),
    name: text('name').notNull(),
    iconId: text('icon_id').notNull(),
    defaultAgeLimitId: text('default_age_limit_id').notNull(),
    maxAgeLimitId: text('max_age_limit_id').notNull(),
    isEroticAllowed: boolean('is_erotic_allowed').notNull().default(false),
    isPinRequired: boolean('is_pin_required').notNull().default(false),
    isNotificationsAllowed: boolean('is_notifications_allowed').notNull().default(true),
    /** Absent while the PIN is the default 0000. Set on the master only. */
    pinHash: text('pin_hash'),
    /** Hours of the day in which the profile may watch, `HH:mm`. */
    allowedFrom: text('allowed_from'),
    allowedTo: text('allowed_to'),
    /** Minutes a day. */
    maxViewMinutes: integer('max_view_minutes'),
  },
  (table) => [index('profiles_account').on(table.accountId)],
);

/** Devices that count towards an account's limit. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the front end on it stores. Several accounts may use one device. */
    uid: text('uid').notNull(),
    /** What it says of itself. */
    terminalName: text('terminal_name').notNull(),
    /** Name given to it. */
    title: jsonb('title').$type<Texts>(),
    icon: text('icon', { enum: ['tv', 'phone', 'tablet', 'computer', 'console'] }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('devices_account_uid').on(table.accountId, table.uid)],
);
