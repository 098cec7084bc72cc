import { createHash } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DEMO_CATALOGUE_FACT } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import { blockRowsOf, viewRowOf } from '../database/page-rows.ts';
import * as schema from '../database/schema.ts';
import { channelGenreRows, channelRows, dayPartRows, showRows } from './channels/channel-rows.ts';
import { collections } from './collections/index.ts';
import { holdersOfCollections } from './copyright-holders.ts';
import { faqRows } from './faq/index.ts';
import { featureToggleRows } from './feature-toggles.ts';
import { freeItemRows } from './free-items.ts';
import { karaokeRows } from './karaoke/index.ts';
import { mediaItemCredits, mediaItemRows } from './media-item-rows.ts';
import { menu } from './menu.ts';
import { countries, genres } from './names.ts';
import { pageRows, pageVersionRows } from './page-rows.ts';
import { pages } from './pages.ts';
import { persons } from './persons/index.ts';
import { promoEventRows } from './promo-events/index.ts';
import { bonusProgramRows } from './services/bonus-programs.ts';
import { purchaseOptionRows, purchasePriceRows } from './services/sale-rows.ts';
import { serviceItemRows, serviceRows } from './services/service-rows.ts';
import { certificateOfferRows, promoCodeRows } from './services/vouchers.ts';
import { seedAgeLimits } from './seed-age-limits.ts';
import { writeDemoRows, type FilledTable, type Row } from './write-rows.ts';

const fill = <T extends PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  about?: FilledTable['about'],
): FilledTable => ({ table, rows, ...(about && { about }) });

/** Tables of what is sold and given away. */
const tablesOfItems: Readonly<Record<string, PgTable>> = {
  media_item: schema.mediaItems,
  channel: schema.channels,
  karaoke_item: schema.karaokeItems,
  service: schema.services,
};

const itemOf = ({ itemType, itemId }: Row) => {
  const table = tablesOfItems[String(itemType)];
  return table && { table, id: String(itemId) };
};

const named = (names: typeof genres) =>
  Object.entries(names).map(([id, texts]) => ({ id, names: texts }));

/** Pages, as they are made and as viewers' pages are made of them. */
export const pageTables: readonly FilledTable[] = [
  fill(schema.mediaViews, pages.map(viewRowOf)),
  fill(schema.mediaBlocks, pages.flatMap(blockRowsOf)),
  // No document of the demo for a page that somebody has changed by hand: it would say something else.
  fill(schema.pages, pageRows, ({ alias }) => ({ table: schema.mediaViews, id: String(alias) })),
  fill(schema.pageVersions, pageVersionRows),
];

/** In an order in which each row finds what it refers to. */
const tables: readonly FilledTable[] = [
  fill(schema.genres, named(genres)),
  fill(schema.countries, named(countries)),
  fill(
    schema.persons,
    persons.map(({ id, names, hasPortrait }) => ({
      id,
      names,
      imageId: hasPortrait ? `person-${id}` : null,
    })),
  ),
  fill(schema.mediaItems, mediaItemRows),
  fill(schema.credits, mediaItemCredits),
  fill(
    schema.collections,
    collections.map(({ slug, names, descriptions, titles }, position) => ({
      id: slug,
      slug,
      position,
      names,
      descriptions,
      holderImageIds: [...(holdersOfCollections[slug] ?? [])],
      mediaItemIds: [...titles],
    })),
  ),
  fill(schema.karaokeItems, karaokeRows),
  fill(schema.channelGenres, channelGenreRows),
  fill(schema.channels, channelRows),
  fill(schema.shows, showRows),
  fill(schema.dayParts, dayPartRows),
  fill(schema.freeItems, freeItemRows, itemOf),
  ...pageTables,
  fill(
    schema.menuItems,
    menu.map((item, position) => ({ ...item, position })),
  ),
  fill(schema.featureToggles, featureToggleRows),
  fill(schema.promoEvents, promoEventRows),
  fill(schema.services, serviceRows),
  fill(schema.serviceItems, serviceItemRows, itemOf),
  fill(schema.purchaseOptions, purchaseOptionRows, itemOf),
  fill(schema.purchasePrices, purchasePriceRows),
  fill(schema.bonusPrograms, bonusProgramRows),
  fill(schema.promoCodes, promoCodeRows),
  fill(schema.certificateOffers, certificateOfferRows),
  fill(schema.faqCategories, faqRows.categories),
  fill(schema.faqEntries, faqRows.entries),
];

/** The tables that the demo's catalogue fills. */
export const catalogueTables: readonly PgTable[] = tables.map(({ table }) => table);

/** What the demo's catalogue says, as it is in this source. */
export const fingerprint = createHash('sha256')
  .update(JSON.stringify(tables.map(({ table, rows }) => [getTableName(table), rows])))
  .digest('base64url');

/** Leaves out what viewers get of pages that page editors have taken over: one that they deleted has no row left to say so. */
async function withoutTaken(
  tx: Database,
  filled: readonly FilledTable[],
): Promise<readonly FilledTable[]> {
  const rows = await tx
    .select({ alias: schema.pages.alias })
    .from(schema.pages)
    .where(sql`not is_demo`);
  const taken = new Set<unknown>(rows.map(({ alias }) => alias));
  const ofViewers: readonly PgTable[] = [schema.mediaViews, schema.mediaBlocks];
  return filled.map((one) =>
    ofViewers.includes(one.table)
      ? { ...one, rows: one.rows.filter(({ alias }) => !taken.has(alias)) }
      : one,
  );
}

/** Brings the demo's pages up to date, likewise. */
export const writePages = async (tx: Database): Promise<void> =>
  writeDemoRows(tx, await withoutTaken(tx, pageTables));

/** Brings the demo's catalogue up to date; what profiles have watched, rated and put aside stays. */
export async function seedCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await seedAgeLimits(tx);
    await writeDemoRows(tx, await withoutTaken(tx, tables));
    await tx
      .insert(schema.facts)
      .values({ key: DEMO_CATALOGUE_FACT, value: fingerprint })
      .onConflictDoUpdate({ target: schema.facts.key, set: { value: fingerprint } });
  });
}
