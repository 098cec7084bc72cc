import type { SaleServices } from '@foyer/blocks/page-services';
import { certificateOffersQuery } from '@foyer/client';
import { loadPatiently } from '@foyer/ui/variants';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askDialog, endedAs } from '@foyer/page-runtime/shell/ask-dialog';
import { openSale } from '@foyer/selling/open-sale';
import { paymentRequest } from '@foyer/selling/pay-for';

/** What blocks sell: the page stays under the payment. Few pages have such a block, so the calls come with the first one. */
export const saleServices = (shell: Pick<Shell, 'actor' | 'page' | 'tell'>): SaleServices => ({
  findOptions: async (item, signal) => {
    const { findPurchasable } = await loadPatiently(() => import('@foyer/selling/purchasable'));
    return findPurchasable(shell.page, item, signal);
  },
  // The dialog says itself what was bought, and leads on.
  pay: async (choice, signal) => {
    const end = await askDialog(shell, paymentRequest(choice), signal);
    return { status: endedAs(end, 'bought') ? 'bought' : 'left' };
  },
  findGifts: async () => {
    const { client, queryClient } = shell.page;
    return (await queryClient.fetchQuery(certificateOffersQuery(client))).items;
  },
  // Where the account is not known nothing opens, and the press can be repeated.
  open: (item) => void openSale(shell, item).catch(() => undefined),
});
