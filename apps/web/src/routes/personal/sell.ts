import type { PurchaseItemType } from '@foyer/contract';
import type { Shell } from '../../shell/shell.types.ts';

/** Opens what an item can be got by. ROUTE-002 */
export const sell = (tell: Shell['tell'], item: { id: string; type: PurchaseItemType }): void =>
  tell('modal', {
    type: 'modal.open',
    request: { id: `buy-${item.type}-${item.id}`, name: 'item_selling_screen', data: { item } },
  });
