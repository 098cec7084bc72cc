import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mediaViews, pageAudit, pageImages, pages } from '../database/schema.ts';
import { tellOfPages } from '../modules/pages/live-pages.ts';

/** Whether page editors have left anything: mostly they have not, and then nothing need be loaded to put it back. */
async function isTouched(tx: Database): Promise<boolean> {
  const [row] = await tx
    .select({
      isTouched: sql<boolean>`exists (select 1 from ${pages} where not is_demo)
        or exists (select 1 from ${pageAudit}) or exists (select 1 from ${pageImages})`,
    })
    .from(sql`(values (1)) as one`);
  return row?.isTouched === true;
}

/**
 * Takes away what page editors have made: pages, drafts, versions, schedules, pictures and the audit. The pages of the demo
 * are as they were.
 */
export async function restorePages(tx: Database): Promise<void> {
  if (!(await isTouched(tx))) return;
  await tx.delete(pageAudit);
  await tx.delete(pageImages);
  const touched = await tx
    .delete(pages)
    .where(sql`not is_demo`)
    .returning({ alias: pages.alias });
  const aliases = touched.map(({ alias }) => alias);
  await tx.delete(mediaViews).where(inArray(mediaViews.alias, aliases));
  const { writePages } = await import('./seed-catalogue.ts');
  await writePages(tx);
  await tellOfPages(tx, '');
}
