import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Texts } from '@foyer/contract';
import type { Streams } from '@foyer/content';
import { ageLimits } from './catalogue.table.ts';
import { channels } from './channels.table.ts';

/** Where things play from; what has no row plays the demo's film, or not at all. docs/decisions/0140 */
export const streams = pgTable(
  'streams',
  {
    itemType: text('item_type', {
      enum: ['media_item', 'trailer', 'channel', 'catch_up', 'karaoke_item'],
    }).notNull(),
    /** Of a trailer the id of its title, of the archive that of its channel. */
    itemId: text('item_id').notNull(),
    streams: jsonb('streams').$type<Streams>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemType, table.itemId] })],
);

/** Pictures that lie elsewhere. */
export const pictures = pgTable(
  'pictures',
  {
    /** As answers name it, for example `poster-metropolis`. */
    id: text('id').primaryKey(),
    /** What it belongs to: kind and id of a record. */
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    address: text('address').notNull(),
  },
  (table) => [index('pictures_owner').on(table.ownerKind, table.ownerId)],
);

/** What channels show, where an operator says it. */
export const programmes = pgTable(
  'programmes',
  {
    /** Channel and minute of the start, as the guide names programmes. */
    id: text('id').primaryKey(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    descriptions: jsonb('descriptions').$type<Texts>(),
    /** That of its channel where absent. */
    ageLimitId: text('age_limit_id').references(() => ageLimits.id),
    /** The title or the episode that is shown. */
    mediaItemId: text('media_item_id'),
  },
  (table) => [index('programmes_channel').on(table.channelId, table.startsAt)],
);
