import type { PageAuditEntry, PageImage, PageRole, PageSchedule } from '@foyer/contract';
import {
  bigserial,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytes, textBytes } from '../bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pages as they are made: the draft, and which version is live. What viewers get of them is in `media_views`. */
export const pages = pgTable('pages', {
  alias: text('alias').primaryKey(),
  /** The document, byte for byte. */
  draft: textBytes('draft').notNull(),
  /** SHA-256 of the draft in base64url. */
  revision: text('revision').notNull(),
  /** Number of the live version; none while viewers see none. */
  live: integer('live'),
  editedAt: moment('edited_at').notNull(),
  editedBy: text('edited_by').notNull(),
  /** A deleted page keeps its row, so that no seed brings it back. */
  deletedAt: moment('deleted_at'),
});

const alias = () =>
  text('alias')
    .notNull()
    .references(() => pages.alias, { onDelete: 'cascade' });

/** What was published or scheduled; never changed. */
export const pageVersions = pgTable(
  'page_versions',
  {
    alias: alias(),
    /** From 1 in each page. */
    number: integer('number').notNull(),
    text: textBytes('text').notNull(),
    /** SHA-256 of the text in base64url. */
    hash: text('hash').notNull(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.alias, table.number] })],
);

/** Which version is live from when until when. */
export const pageSchedules = pgTable(
  'page_schedules',
  {
    id: text('id').primaryKey(),
    alias: text('alias').notNull(),
    version: integer('version').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    state: text('state').$type<PageSchedule['state']>().notNull(),
    /** What was live when it began, to be live again; none where viewers saw none. */
    previous: integer('previous'),
    author: text('author').notNull(),
    role: text('role').$type<PageRole>().notNull(),
  },
  (table) => [
    index('page_schedules_alias').on(table.alias),
    foreignKey({
      columns: [table.alias, table.version],
      foreignColumns: [pageVersions.alias, pageVersions.number],
      name: 'page_schedules_version',
    }).onDelete('cascade'),
  ],
);

/** Calls that published, by the key of the page editor, so that a repeated one publishes once. */
export const pagePublications = pgTable(
  'page_publications',
  {
    author: text('author').notNull(),
    key: text('key').notNull(),
    /** What the call said besides. */
    requestHash: text('request_hash').notNull(),
    alias: text('alias').notNull(),
    version: integer('version').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.author, table.key] }),
    foreignKey({
      columns: [table.alias, table.version],
      foreignColumns: [pageVersions.alias, pageVersions.number],
      name: 'page_publications_version',
    }).onDelete('cascade'),
  ],
);

/** Pictures that page editors uploaded. */
export const pageImages = pgTable('page_images', {
  id: text('id').primaryKey(),
  /** The picture as it is cut from, without what was written into its file. */
  picture: bytes('picture').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  color: text('color').notNull(),
  tone: text('tone').$type<PageImage['image']['tone']>().notNull(),
  focusX: real('focus_x').notNull(),
  focusY: real('focus_y').notNull(),
  alternatives: jsonb('alternatives').$type<PageImage['alternatives']>().notNull(),
  author: text('author').notNull(),
  at: moment('at').notNull(),
});

/** Who did what. Rows are added only, and refer to nothing: what they are about may go. */
export const pageAudit = pgTable(
  'page_audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    author: text('author').notNull(),
    role: text('role').$type<PageRole>().notNull(),
    action: text('action').$type<PageAuditEntry['action']>().notNull(),
    alias: text('alias'),
    revision: text('revision'),
    version: integer('version'),
    imageId: text('image_id'),
  },
  (table) => [index('page_audit_alias').on(table.alias, table.id)],
);
