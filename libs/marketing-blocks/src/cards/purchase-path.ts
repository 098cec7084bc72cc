import type { PurchaseItemType } from '@foyer/contract';

/** The page of all that something can be got by, where a press that opens it over the page leads without scripts. ROUTE-002 */
export const purchasePath = ({
  itemId,
  itemType,
}: {
  itemId: string;
  itemType: PurchaseItemType;
}) => `/variants?${new URLSearchParams({ item_type: itemType, item_id: itemId })}`;
