import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { facts } from './tables/facts.table.ts';

/** Key of the fact by which an operator says that the catalogue is another one now. */
const CATALOGUE_FACT = 'catalogue';

/** Key of the fact that says which catalogue of the demo was written last. */
export const DEMO_CATALOGUE_FACT = 'demo_catalogue';

/** Which catalogue the database holds: another text when it was replaced, empty when there is none. */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const rows = await db
    .select()
    .from(facts)
    .where(inArray(facts.key, [CATALOGUE_FACT, DEMO_CATALOGUE_FACT]))
    .orderBy(facts.key);
  return rows.map(({ value }) => value).join(' ');
}

/** Whether the demo's catalogue that was written last has this fingerprint. */
export async function hasDemoCatalogue(db: Database, fingerprint: string): Promise<boolean> {
  const ofDemo = and(eq(facts.key, DEMO_CATALOGUE_FACT), eq(facts.value, fingerprint));
  return (await db.$count(facts, ofDemo)) > 0;
}

/** Says that the catalogue is another one now: processes that run read it again within seconds. */
export async function renewCatalogueVersion(tx: Database): Promise<void> {
  const value = randomUUID();
  await tx
    .insert(facts)
    .values({ key: CATALOGUE_FACT, value })
    .onConflictDoUpdate({ target: facts.key, set: { value } });
}
