import type { PurchaseItemType } from '@foyer/contract';
import type { PurchaseItem } from '@foyer/purchase-options';

/** The dialog with all that something can be got by. EVENT-021 */
export const sellingScreen = 'item_selling_screen';

/** What the parameter `popup` says to open the sale of an item on a page that is not about it. QUERY-012 */
export const sellingPopup = ({ itemId, itemType }: PurchaseItem): string =>
  `${sellingScreen}:${itemType}:${itemId}`;

/** The item that a {@link sellingPopup} names; the dialog itself refuses kinds that are not sold. */
export function itemOfPopup(popup: string): { id: string; type: PurchaseItemType } | undefined {
  const [, type, id] = /^item_selling_screen:([a-z_]+):(.+)$/u.exec(popup) ?? [];
  return type && id ? { id, type: type as PurchaseItemType } : undefined;
}
