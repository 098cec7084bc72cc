import type { PurchaseItemType } from '@foyer/contract';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { purchaseOptions, purchasePrices, serviceItems } from '../../database/schema.ts';

/** A way to get an item. */
export type OptionRow = typeof purchaseOptions.$inferSelect;
/** What an option costs. */
export type PriceRow = typeof purchasePrices.$inferSelect;

/** An option with its prices. */
export interface Sale {
  option: OptionRow;
  prices: readonly PriceRow[];
}

/** An item by its type and id. */
export interface ItemRef {
  type: PurchaseItemType;
  id: string;
}

/** The options of some items with their prices, in the order of the shop window. */
export async function listSales(db: Database, items: readonly ItemRef[]): Promise<Sale[]> {
  if (items.length === 0) return [];
  const options = await db
    .select()
    .from(purchaseOptions)
    .where(
      or(
        ...items.map(({ type, id }) =>
          and(eq(purchaseOptions.itemType, type), eq(purchaseOptions.itemId, id)),
        ),
      ),
    )
    .orderBy(asc(purchaseOptions.position));
  if (options.length === 0) return [];
  const prices = await db
    .select()
    .from(purchasePrices)
    .where(
      inArray(
        purchasePrices.optionId,
        options.map(({ id }) => id),
      ),
    )
    .orderBy(asc(purchasePrices.position));
  return options.map((option) => ({
    option,
    prices: prices.filter(({ optionId }) => optionId === option.id),
  }));
}

/** An option with one of its prices; `undefined` when the price is another option's. */
export async function findSale(
  db: Database,
  optionId: string,
  priceId: string,
): Promise<{ option: OptionRow; price: PriceRow } | undefined> {
  const [row] = await db
    .select()
    .from(purchasePrices)
    .innerJoin(purchaseOptions, eq(purchaseOptions.id, purchasePrices.optionId))
    .where(and(eq(purchasePrices.id, priceId), eq(purchaseOptions.id, optionId)));
  return row && { option: row.purchase_options, price: row.purchase_prices };
}

/** A price by its id. */
export async function findPrice(db: Database, id: string): Promise<PriceRow | undefined> {
  const [row] = await db.select().from(purchasePrices).where(eq(purchasePrices.id, id));
  return row;
}

/** Ids of the services that hold one of some items. */
export async function listHolders(db: Database, items: readonly ItemRef[]): Promise<string[]> {
  const held = items.flatMap(({ type, id }) =>
    type === 'service' || type === 'certificate'
      ? []
      : [and(eq(serviceItems.itemType, type), eq(serviceItems.itemId, id))],
  );
  if (held.length === 0) return [];
  const rows = await db
    .selectDistinct({ serviceId: serviceItems.serviceId })
    .from(serviceItems)
    .where(or(...held));
  return rows.map(({ serviceId }) => serviceId);
}
