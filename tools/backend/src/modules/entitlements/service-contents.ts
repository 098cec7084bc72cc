import type { Database } from '../../database/database.ts';
import { serviceItems } from '../../database/schema.ts';
import { itemKey } from './entitlements.ts';

/** Ids of the services that hold an item, by `itemKey`; a series stands for what is in it. */
export type ServiceContents = ReadonlyMap<string, readonly string[]>;

/** Which services hold what. Read it once and keep it as long as the catalogue is kept. */
export async function readServiceContents(db: Database): Promise<ServiceContents> {
  const contents = new Map<string, string[]>();
  for (const { itemType, itemId, serviceId } of await db.select().from(serviceItems)) {
    const key = itemKey(itemType, itemId);
    contents.set(key, [...(contents.get(key) ?? []), serviceId]);
  }
  return contents;
}
