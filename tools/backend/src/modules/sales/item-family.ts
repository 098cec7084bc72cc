import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mediaItems } from '../../database/schema.ts';
import type { ItemRef } from './sales.store.ts';

/** An item, and what it is a part of: whoever has one of those has it too. */
export interface FamilyMember {
  item: ItemRef;
  /** The season and the series. */
  partOf: readonly ItemRef[];
}

const title = (id: string): ItemRef => ({ type: 'media_item', id });

/**
 * What is offered on the page of an item: itself first, then the season and the series that it is a
 * part of, or, of a series, its seasons.
 */
export async function readFamily(db: Database, item: ItemRef): Promise<FamilyMember[]> {
  if (item.type !== 'media_item') return [{ item, partOf: [] }];
  const parents = db
    .select({ id: sql`unnest(array[${mediaItems.seasonId}, ${mediaItems.seriesId}])` })
    .from(mediaItems)
    .where(eq(mediaItems.id, item.id));
  const rows = await db
    .select({
      id: mediaItems.id,
      seasonId: mediaItems.seasonId,
      seriesId: mediaItems.seriesId,
    })
    .from(mediaItems)
    .where(
      or(
        eq(mediaItems.id, item.id),
        inArray(mediaItems.id, parents),
        and(eq(mediaItems.seriesId, item.id), eq(mediaItems.type, 'season')),
      ),
    )
    .orderBy(asc(mediaItems.position));
  const isAsked = ({ id }: { id: string }) => id === item.id;
  return [...rows.filter(isAsked), ...rows.filter((row) => !isAsked(row))].map(
    ({ id, seasonId, seriesId }) => ({
      item: title(id),
      partOf: [seasonId, seriesId].flatMap((parentId) => (parentId ? [title(parentId)] : [])),
    }),
  );
}
