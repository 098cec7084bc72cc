import type { PurchaseOptionsPorts } from '@foyer/purchase-options';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { findPurchasable } from '@foyer/selling/purchasable';
import { paymentRequest } from '@foyer/selling/pay-for';

/**
 * The options of an item over a page: the payment takes their place there. EVENT-021, MODAL-025
 *
 * @param signIn - Asks a visitor to sign in.
 */
export const purchaseOptionsPorts = (
  { page, tell }: Pick<ShellSurroundings, 'page' | 'tell'>,
  signIn: () => void,
): PurchaseOptionsPorts => ({
  findOptions: (item, signal) => findPurchasable(page, item, signal),
  pay: async (choice) => {
    // It comes when the dialog of the options has gone.
    tell('modal', { type: 'modal.open', request: paymentRequest(choice) });
    return { status: 'handed-over' };
  },
  signIn,
});
