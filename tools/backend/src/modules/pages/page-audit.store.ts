import type { PageAuditEntry } from '@foyer/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageAudit } from '../../database/schema.ts';
import { readLimit, readOffset, toPage, type PageQuery } from '../../server/paging.ts';

/** What was done, by whom. */
export type Deed = Omit<typeof pageAudit.$inferInsert, 'id'>;

/** Writes down what was done, in the transaction that does it. */
export async function writeDown(tx: Database, deed: Deed): Promise<void> {
  await tx.insert(pageAudit).values(deed);
}

const entryOf = (row: typeof pageAudit.$inferSelect): PageAuditEntry => ({
  at: row.at.toISOString(),
  author: row.author,
  role: row.role,
  action: row.action,
  ...(row.alias !== null && { alias: row.alias }),
  ...(row.revision !== null && { revision: row.revision }),
  ...(row.version !== null && { version: row.version }),
  ...(row.imageId !== null && { image_id: row.imageId }),
});

/** A page of what was done, the latest first. */
export async function listDeeds(db: Database, alias: string | undefined, query: PageQuery) {
  const rows = await db
    .select()
    .from(pageAudit)
    .where(alias === undefined ? undefined : eq(pageAudit.alias, alias))
    .orderBy(desc(pageAudit.id))
    .limit(readLimit(query) + 1)
    .offset(readOffset(query));
  return toPage(rows.map(entryOf), query);
}
