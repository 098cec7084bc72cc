import type { ColdStartChoice } from '@foyer/contract';
import { and, arrayOverlaps, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { coldStartChoices, genres, mediaItems } from '../../database/schema.ts';

/** What may be chosen: whole titles, not seasons and episodes. */
const isTitle = inArray(mediaItems.type, ['film', 'series']);

/** Whole titles within a profile's age. */
const mayChoose = (ageLimitIds: string[]) =>
  and(isTitle, inArray(mediaItems.ageLimitId, ageLimitIds));

/** Genres with the best title of each that a profile may see, those with most titles first. */
export function listGenres(
  db: Database,
  ageLimitIds: string[],
): Promise<{ id: string; names: (typeof genres.$inferSelect)['names']; slug: string }[]> {
  const isInGenre = and(mayChoose(ageLimitIds), sql`${genres.id} = any(${mediaItems.genreIds})`);
  const best = db
    .select({ slug: mediaItems.slug })
    .from(mediaItems)
    .where(isInGenre)
    .orderBy(desc(mediaItems.rating), mediaItems.slug)
    .limit(1);
  const count = db
    .select({ count: sql`count(*)` })
    .from(mediaItems)
    .where(isInGenre);
  return db
    .select({ id: genres.id, names: genres.names, slug: sql<string>`(${best})` })
    .from(genres)
    .where(sql`exists (${best})`)
    .orderBy(sql`(${count}) desc`, genres.id);
}

/** The best titles of some genres that a profile may see. */
export async function listTitles(
  db: Database,
  { genreIds, ageLimitIds, limit }: { genreIds: string[]; ageLimitIds: string[]; limit: number },
): Promise<Pick<typeof mediaItems.$inferSelect, 'id' | 'slug' | 'names'>[]> {
  if (genreIds.length === 0) return [];
  return db
    .select({ id: mediaItems.id, slug: mediaItems.slug, names: mediaItems.names })
    .from(mediaItems)
    .where(and(mayChoose(ageLimitIds), arrayOverlaps(mediaItems.genreIds, genreIds)))
    .orderBy(desc(mediaItems.rating), mediaItems.slug)
    .limit(limit);
}

/** Which of some titles a profile may choose, whatever their genres. */
export function countTitles(
  db: Database,
  { ids, ageLimitIds }: { ids: string[]; ageLimitIds: string[] },
): Promise<number> {
  return db.$count(mediaItems, and(mayChoose(ageLimitIds), inArray(mediaItems.id, ids)));
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

/** What a profile chose. */
export type ColdStartRow = typeof coldStartChoices.$inferSelect;

/** What a profile chose, if it ever did. */
export async function findChoice(
  db: Database,
  profileId: string,
): Promise<ColdStartRow | undefined> {
  const [choice] = await db
    .select()
    .from(coldStartChoices)
    .where(eq(coldStartChoices.profileId, profileId));
  return choice;
}
