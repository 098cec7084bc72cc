import type { ColdStartChoice } from '@foyer/contract';
import { and, arrayOverlaps, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { coldStartChoices, genres, mediaItems } from '../../database/schema.ts';

/** What may be chosen: whole titles, not seasons and episodes. */
const isTitle = inArray(mediaItems.type, ['film', 'series']);

/** Genres with the best title of each, those with most titles first. */
export function listGenres(
  db: Database,
): Promise<{ id: string; names: (typeof genres.$inferSelect)['names']; slug: string }[]> {
  const best = db
    .select({ slug: mediaItems.slug })
    .from(mediaItems)
    .where(and(isTitle, sql`${genres.id} = any(${mediaItems.genreIds})`))
    .orderBy(desc(mediaItems.rating), mediaItems.slug)
    .limit(1);
  const count = db
    .select({ count: sql`count(*)` })
    .from(mediaItems)
    .where(and(isTitle, sql`${genres.id} = any(${mediaItems.genreIds})`));
  return db
    .select({ id: genres.id, names: genres.names, slug: sql<string>`(${best})` })
    .from(genres)
    .where(sql`exists (${best})`)
    .orderBy(sql`(${count}) desc`, genres.id);
}

/** The best titles of some genres that a profile may see. */
export function listTitles(
  db: Database,
  { genreIds, ageLimitIds, limit }: { genreIds: string[]; ageLimitIds: string[]; limit: number },
): Promise<Pick<typeof mediaItems.$inferSelect, 'id' | 'slug' | 'names'>[]> {
  return db
    .select({ id: mediaItems.id, slug: mediaItems.slug, names: mediaItems.names })
    .from(mediaItems)
    .where(
      and(
        isTitle,
        arrayOverlaps(mediaItems.genreIds, genreIds),
        inArray(mediaItems.ageLimitId, ageLimitIds),
      ),
    )
    .orderBy(desc(mediaItems.rating), mediaItems.slug)
    .limit(limit);
}

/** Which of some genres and titles exist. */
export async function countKnown(
  db: Database,
  { genre_aliases, content_ids }: ColdStartChoice,
): Promise<{ genres: number; titles: number }> {
  return {
    genres: await db.$count(genres, inArray(genres.id, [...genre_aliases])),
    titles: await db.$count(mediaItems, inArray(mediaItems.id, [...content_ids])),
  };
}

/** Keeps the latest choice of a profile. */
export async function saveChoice(
  db: Database,
  profileId: string,
  { genre_aliases, content_ids }: ColdStartChoice,
  at: Date,
): Promise<void> {
  const choice = { genreAliases: [...genre_aliases], contentIds: [...content_ids], at };
  await db
    .insert(coldStartChoices)
    .values({ profileId, ...choice })
    .onConflictDoUpdate({ target: coldStartChoices.profileId, set: choice });
}

/** What a profile chose, if it ever did. */
export async function findChoice(
  db: Database,
  profileId: string,
): Promise<typeof coldStartChoices.$inferSelect | undefined> {
  const [choice] = await db
    .select()
    .from(coldStartChoices)
    .where(eq(coldStartChoices.profileId, profileId));
  return choice;
}
