import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { paymentRequest } from './pay-for.ts';
import { optionsOf } from './purchasable.ts';
import { sell } from './sell.ts';

/**
 * Opens the payment of a certificate over the page. What is sold in one way alone asks nothing before; where it does not come,
 * or there are several ways, the dialog of what is sold says so.
 *
 * @param id - Of the offer.
 */
export async function buyGift({ page, tell }: Pick<Shell, 'page' | 'tell'>, id: string) {
  const item = { itemId: id, itemType: 'certificate' } as const;
  const options = await optionsOf(page.client, item, undefined).catch(() => []);
  const [only, ...others] = options;
  if (!only || others.length > 0) return sell(tell, { id, type: item.itemType });
  return tell('modal', {
    type: 'modal.open',
    request: paymentRequest({ ...item, seqId: only.seq_id }),
  });
}
