import type { PurchaseItem } from '@foyer/purchase-options';
import type { MouseEvent } from 'react';
import { pageServices } from '../page-services.ts';

/**
 * Opens the purchase over the page in place of following a link to it. With a key that opens links elsewhere the link is
 * followed. BLOCK-076
 */
export function openSale(event: MouseEvent, item: PurchaseItem): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void pageServices().then(({ sale }) => sale.open(item));
}
