import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import * as schema from '../../database/schema.ts';

/** A row of the channels. */
export type ChannelRow = typeof schema.channels.$inferSelect;
/** A row of the shows. */
export type ShowRow = typeof schema.shows.$inferSelect;
/** A row of the parts of the day. */
export type DayPartRow = typeof schema.dayParts.$inferSelect;

const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** All channels with what their days are made of, as they stood at one moment. */
export async function readChannels(db: Database) {
  const channels = await db.select().from(schema.channels).orderBy(asc(schema.channels.position));
  const genres = await db
    .select()
    .from(schema.channelGenres)
    .orderBy(asc(schema.channelGenres.position));
  const parts = await db.select().from(schema.dayParts).orderBy(asc(schema.dayParts.fromMinute));
  return {
    channels,
    channelsById: byId(channels),
    genres,
    genresById: byId(genres),
    shows: byId(await db.select().from(schema.shows)),
    /** By genre, in the order of the day. */
    partsByGenre: new Map(
      genres.map(({ id }) => [id, parts.filter(({ genreId }) => genreId === id)]),
    ),
  };
}

/** All channels with what their days are made of, as they stood at one moment. */
export type ChannelsSnapshot = Awaited<ReturnType<typeof readChannels>>;
