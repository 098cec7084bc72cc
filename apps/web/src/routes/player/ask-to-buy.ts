import type { PurchaseHint } from '@foyer/contract';
import type { Shell } from '../../shell/shell.types.ts';

/** Opens all that gives a right which is missing, over the page that stays where it is. LIVE-007, EVENT-021 */
export function askToBuy({ tell }: Shell, { item_type: type, item_id: id }: PurchaseHint): void {
  tell('modal', {
    type: 'modal.open',
    request: { id: `buy-${type}-${id}`, name: 'item_selling_screen', data: { item: { type, id } } },
  });
}
