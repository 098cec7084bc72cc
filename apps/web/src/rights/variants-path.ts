import type { PurchaseItem } from '@foyer/purchase-options';

/**
 * The page of what an item can be got by; without an item the page that says so. ROUTE-002, PAY-035
 *
 * @param item - With `seqId`, the option that is chosen at first.
 */
export function variantsPath(item?: PurchaseItem & { seqId?: string | undefined }): string {
  if (!item) return '/variants';
  const query = new URLSearchParams({ item_type: item.itemType, item_id: item.itemId });
  if (item.seqId !== undefined) query.set('seq_id', item.seqId);
  return `/variants?${query}`;
}
