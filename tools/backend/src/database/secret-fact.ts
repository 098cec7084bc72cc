import { eq } from 'drizzle-orm';
import { createToken } from '../server/secrets.ts';
import type { Database } from './database.ts';
import { facts } from './schema.ts';

/** A secret of a database: made by who asks first, and the same for every process of the service. */
export async function readSecretFact(db: Database, key: string): Promise<string> {
  await db.insert(facts).values({ key, value: createToken() }).onConflictDoNothing();
  const [fact] = await db.select().from(facts).where(eq(facts.key, key));
  if (!fact) throw new Error(`The secret ${key} has gone`);
  return fact.value;
}
