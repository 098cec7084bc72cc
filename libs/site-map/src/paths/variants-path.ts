import type { PurchaseItemType } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

const path = sitePath('/variants');

/**
 * The page of what an item can be got by; without an item the page that says so. ROUTE-002, PAY-035
 *
 * @param item - With `seqId`, the option that is chosen at first.
 */
export function variantsPath(item?: {
  itemType: PurchaseItemType;
  itemId: string;
  seqId?: string | undefined;
}): string {
  if (!item) return path;
  const query = new URLSearchParams({ item_type: item.itemType, item_id: item.itemId });
  if (item.seqId !== undefined) query.set('seq_id', item.seqId);
  return `${path}?${query}`;
}
