import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { keptOrders } from '../../ports/kept-orders.ts';
import { paymentRequest } from '@foyer/selling/pay-for';

/** Opens the payment of each order that this tab has begun for a profile. */
export function openKeptOrders(tell: Shell['tell'], profileId: string): void {
  for (const [seqId, { item }] of keptOrders(tabMarks, profileId)) {
    const request = paymentRequest({ itemId: item.id, itemType: item.type, seqId });
    tell('modal', { type: 'modal.open', request });
  }
}
