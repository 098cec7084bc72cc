import { asc, count, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { serviceItems, services, subscriptions } from '../../database/schema.ts';
import type { SubscriptionRow } from '../entitlements/subscription-rights.ts';

/** A service. */
export type ServiceRow = typeof services.$inferSelect;

/** Every service, in the order of the shop window. */
export const listServiceRows = (db: Database): Promise<ServiceRow[]> =>
  db.select().from(services).orderBy(asc(services.position));

/** A service by its id or alias. */
export async function findService(
  db: Database,
  idOrAlias: string,
): Promise<ServiceRow | undefined> {
  const [row] = await db
    .select()
    .from(services)
    .where(or(eq(services.id, idOrAlias), eq(services.alias, idOrAlias)));
  return row;
}

/** How many items of which type are in which service. */
export const countItems = (
  db: Database,
): Promise<{ serviceId: string; itemType: string; items: number }[]> =>
  db
    .select({
      serviceId: serviceItems.serviceId,
      itemType: serviceItems.itemType,
      items: count(),
    })
    .from(serviceItems)
    .groupBy(serviceItems.serviceId, serviceItems.itemType);

/** How an account stands with the services that it has, has had or has asked for. */
export const listSubscriptions = (db: Database, accountId: string): Promise<SubscriptionRow[]> =>
  db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
