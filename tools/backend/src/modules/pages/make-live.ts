import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mediaBlocks, mediaViews, pages } from '../../database/schema.ts';
import { Failure } from '../../server/failure.ts';
import { tellOfPages } from './live-pages.ts';
import { takeOver } from './pages.store.ts';
import type { CompiledPage, ReadPage } from './read-page.types.ts';

/**
 * What viewers' pages are made of.
 *
 * @throws Failure `pageBroken` with all problems where one of them is an error.
 */
export function compiledOf(readPage: ReadPage, alias: string, text: string): CompiledPage {
  const { page, problems } = readPage(alias, text);
  if (!page || problems.some(({ level }) => level === 'error')) {
    throw new Failure('pageBroken', { page: { problems: [...problems] } });
  }
  return page;
}

/** Makes a version what viewers see, in the transaction that says so. The page must be held. */
export async function makeLive(
  tx: Database,
  { alias, live }: { alias: string; live: number },
  { view, blocks }: CompiledPage,
): Promise<void> {
  await takeOver(tx, alias);
  await tx
    .insert(mediaViews)
    .values({ alias, ...view })
    .onConflictDoUpdate({ target: mediaViews.alias, set: view });
  await tx.delete(mediaBlocks).where(eq(mediaBlocks.alias, alias));
  const rows = blocks.map((block, position) => ({ ...block, alias, position }));
  if (rows.length > 0) await tx.insert(mediaBlocks).values(rows);
  await tx.update(pages).set({ live }).where(eq(pages.alias, alias));
  await tellOfPages(tx, alias);
}

/** Takes a page away from viewers, likewise. */
export async function takeDown(tx: Database, alias: string): Promise<void> {
  await takeOver(tx, alias);
  await tx.delete(mediaViews).where(eq(mediaViews.alias, alias));
  await tx.update(pages).set({ live: null }).where(eq(pages.alias, alias));
  await tellOfPages(tx, alias);
}
