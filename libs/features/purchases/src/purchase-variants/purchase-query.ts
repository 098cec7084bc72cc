import { purchaseItemTypes } from '@foyer/contract';
import type { PurchaseItem } from '@foyer/purchase-options';
import { is, maxLength, minLength, object, picklist, pipe, string } from 'valibot';

/** What an address asks to buy. */
export interface PurchaseQuery extends PurchaseItem {
  /** The option that is chosen at first. */
  seqId: string | undefined;
}

const idSchema = pipe(string(), minLength(1), maxLength(200));
const itemSchema = object({ itemId: idSchema, itemType: picklist(purchaseItemTypes) });

/**
 * What the pages of purchase options are asked for: `item_type`, `item_id`, `seq_id`. ROUTE-002, ROUTE-003, PAY-035
 *
 * @returns Nothing where the address names no item.
 */
export function purchaseQueryOf(query: URLSearchParams): PurchaseQuery | undefined {
  const item = { itemId: query.get('item_id'), itemType: query.get('item_type') };
  if (!is(itemSchema, item)) return undefined;
  return { ...item, seqId: query.get('seq_id') || undefined };
}
