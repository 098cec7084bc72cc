import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { creditRowsOfFilms, filmRows } from './film-rows.ts';
import { menu } from './menu.ts';
import { ageLimitId, ageYears, countries, genres } from './names.ts';
import { persons } from './persons.ts';
import { views } from './views/index.ts';

const named = (names: typeof genres) =>
  Object.entries(names).map(([id, texts]) => ({ id, names: texts }));

const blockRows = views.flatMap(({ alias, blocks }) =>
  blocks.map((block, position) => ({
    id: `${alias}-${position + 1}`,
    alias,
    position,
    type: block.type,
    names: block.names,
    subNames: block.subNames ?? null,
    link: block.link ?? null,
    source: block.isContinueWatching ? ('continue_watching' as const) : ('fixed' as const),
    mediaItemIds: [...(block.films ?? [])],
  })),
);

const rows = {
  ageLimits: ageYears.map((years) => ({
    id: ageLimitId(years),
    name: `${years}+`,
    ageValue: years,
  })),
  genres: named(genres),
  countries: named(countries),
  persons: persons.map(({ id, names, hasPortrait }) => ({
    id,
    names,
    imageId: hasPortrait ? `person-${id}` : null,
  })),
  mediaItems: [...filmRows],
  credits: [...creditRowsOfFilms],
  mediaViews: views.map(({ alias, names }) => ({ alias, names })),
  mediaBlocks: blockRows,
  menuItems: menu.map((item, position) => ({ ...item, position })),
};

/** Key of the fact that says which catalogue the database holds. */
const FACT = 'catalogue';

const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

/** Whether the database holds the catalogue as it is now. */
export async function hasCatalogue(db: Database): Promise<boolean> {
  const [fact] = await db.select().from(schema.facts).where(eq(schema.facts.key, FACT));
  return fact?.value === fingerprint;
}

/** Replaces the catalogue, and with it what profiles have watched of it. */
export async function seedCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // One statement, so that foreign keys between the tables do not dictate an order.
    await tx.execute(
      sql`truncate ${schema.favourites}, ${schema.mediaPositions}, ${schema.credits}, ${schema.mediaBlocks}, ${schema.mediaViews}, ${schema.mediaItems}, ${schema.menuItems}, ${schema.persons}, ${schema.genres}, ${schema.countries}, ${schema.ageLimits}`,
    );
    await tx.insert(schema.ageLimits).values(rows.ageLimits);
    await tx.insert(schema.genres).values(rows.genres);
    await tx.insert(schema.countries).values(rows.countries);
    await tx.insert(schema.persons).values(rows.persons);
    await tx.insert(schema.mediaItems).values(rows.mediaItems);
    await tx.insert(schema.credits).values(rows.credits);
    await tx.insert(schema.mediaViews).values(rows.mediaViews);
    await tx.insert(schema.mediaBlocks).values(rows.mediaBlocks);
    await tx.insert(schema.menuItems).values(rows.menuItems);
    await tx
      .insert(schema.facts)
      .values({ key: FACT, value: fingerprint })
      .onConflictDoUpdate({ target: schema.facts.key, set: { value: fingerprint } });
  });
}
