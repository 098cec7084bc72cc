import type { PurchaseItemType } from '@foyer/contract';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';

/**
 * Opens what an item can be got by, over the page that stays where it is. The viewer asked for it: the dialog then says
 * also that there is nothing to buy. ROUTE-002, LIVE-007, EVENT-021
 *
 * @param seqId - The option that is chosen at first. @default the first
 */
export const sell = (
  tell: Shell['tell'],
  item: { id: string; type: PurchaseItemType },
  seqId?: string,
): void =>
  tell('modal', {
    type: 'modal.open',
    request: {
      id: `buy-${item.type}-${item.id}`,
      name: 'item_selling_screen',
      data: { item, isAsked: true, ...(seqId !== undefined && { seqId }) },
    },
  });
