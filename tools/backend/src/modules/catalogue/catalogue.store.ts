import type { MediaItemType } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import { readRows } from '../../database/read-rows.ts';
import * as schema from '../../database/schema.ts';

/** A row of the films, series, seasons and episodes. */
export type MediaItemRow = typeof schema.mediaItems.$inferSelect;
/** A row of the age limits. */
export type AgeLimitRow = typeof schema.ageLimits.$inferSelect;
/** A row of the blocks. */
export type BlockRow = typeof schema.mediaBlocks.$inferSelect;
/** A row of the credits. */
export type CreditRow = typeof schema.credits.$inferSelect;
/** A row of the people. */
export type PersonRow = typeof schema.persons.$inferSelect;
/** A row of the collections. */
export type CollectionRow = typeof schema.collections.$inferSelect;
/** A row of the songs. */
export type KaraokeRow = typeof schema.karaokeItems.$inferSelect;

const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Rows by what `keyOf` says; those without a key are left out. */
export function grouped<T>(
  rows: readonly T[],
  keyOf: (row: T) => string | null,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Key of an item among those of its type. */
export const slugKey = (type: MediaItemType, slug: string): string => `${type}/${slug}`;

/** The whole catalogue as it stood at one moment. */
export async function readCatalogue(db: Database) {
  const items = await readRows(db, schema.mediaItems, schema.mediaItems.position);
  const credits = await readRows(db, schema.credits, schema.credits.position);
  const collections = await readRows(db, schema.collections, schema.collections.position);
  const karaokeItems = await readRows(db, schema.karaokeItems, schema.karaokeItems.position);
  return {
    /** Films and series, in the order of the catalogue. */
    titles: items.filter(({ type }) => type === 'film' || type === 'series'),
    itemsById: byId(items),
    itemsBySlug: new Map(items.map((item) => [slugKey(item.type, item.slug), item])),
    seasonsBySeries: grouped(items, ({ type, seriesId }) => (type === 'season' ? seriesId : null)),
    episodesBySeason: grouped(items, ({ seasonId }) => seasonId),
    creditsByItem: grouped(credits, ({ mediaItemId }) => mediaItemId),
    creditsByPerson: grouped(credits, ({ personId }) => personId),
    ageLimits: byId(await db.select().from(schema.ageLimits)),
    genres: byId(await db.select().from(schema.genres)),
    countries: byId(await db.select().from(schema.countries)),
    persons: byId(await readRows(db, schema.persons, schema.persons.id)),
    collections,
    collectionsById: byId(collections),
    karaokeItems,
    karaokeItemsById: byId(karaokeItems),
  };
}

/** The whole catalogue as it stood at one moment. */
export type CatalogueSnapshot = Awaited<ReturnType<typeof readCatalogue>>;
