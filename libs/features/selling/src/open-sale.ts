import { userQuery } from '@foyer/client';
import type { PurchaseItem } from '@foyer/purchase-options';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { signInForPopup } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { sell } from './sell.ts';
import { sellingPopup } from './selling-popup.ts';

/**
 * Opens all that an item can be got by, from a page that is not about it; a visitor is asked to sign in, because prices are
 * an account's, and the page that comes then opens it. BLOCK-076, PAY-014
 */
export async function openSale(
  shell: Pick<Shell, 'actor' | 'page' | 'tell'>,
  item: PurchaseItem,
): Promise<void> {
  const { client, queryClient } = shell.page;
  const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
  if (isSignedIn) sell(shell.tell, { id: item.itemId, type: item.itemType });
  else signInForPopup(shell, sellingPopup(item));
}
