import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  ageLimits,
  countries,
  credits,
  genres,
  mediaBlocks,
  mediaItems,
  mediaViews,
  persons,
} from '../../database/schema.ts';

/** A row of the films. */
export type FilmRow = typeof mediaItems.$inferSelect;
/** A row of the age limits. */
export type AgeLimitRow = typeof ageLimits.$inferSelect;
/** A row of the blocks. */
export type BlockRow = typeof mediaBlocks.$inferSelect;

const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The whole catalogue as it stood at one moment. */
export async function readCatalogue(db: Database) {
  const films = await db.select().from(mediaItems).orderBy(asc(mediaItems.id));
  return {
    films,
    filmsById: byId(films),
    ageLimits: byId(await db.select().from(ageLimits)),
    genres: byId(await db.select().from(genres)),
    countries: byId(await db.select().from(countries)),
    persons: byId(await db.select().from(persons)),
    credits: await db.select().from(credits).orderBy(asc(credits.position)),
    views: await db.select().from(mediaViews),
    blocks: await db.select().from(mediaBlocks).orderBy(asc(mediaBlocks.position)),
  };
}

/** The whole catalogue as it stood at one moment. */
export type CatalogueSnapshot = Awaited<ReturnType<typeof readCatalogue>>;
