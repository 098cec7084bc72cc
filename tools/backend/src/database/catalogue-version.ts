import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { facts } from './tables/facts.table.ts';

/** Key of the fact that says which catalogue the database holds. */
export const CATALOGUE_FACT = 'catalogue';

/** Which catalogue the database holds: another text when it was replaced, empty when there is none. */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const [fact] = await db.select().from(facts).where(eq(facts.key, CATALOGUE_FACT));
  return fact?.value ?? '';
}
