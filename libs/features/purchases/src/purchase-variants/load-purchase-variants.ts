import type { Purchasable } from '@foyer/purchase-options';
import { redirect } from 'react-router';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { findPurchasable } from '@foyer/selling/purchasable';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { type PurchaseQuery, purchaseQueryOf } from './purchase-query.ts';

/** What the page shows; nothing to buy where the address names no item. */
export interface PurchaseVariantsData {
  /** The canonical one, absolute. */
  address: string;
  asked?: { query: PurchaseQuery; known: Purchasable };
}

/** Loads what an item can be got by into the page, which so shows its prices without scripts. ROUTE-002, PERM-003 */
export async function loadPurchaseVariants(
  page: LoaderPage,
  url: URL,
): Promise<PurchaseVariantsData> {
  const query = purchaseQueryOf(url.searchParams);
  const address = ownAddress(page, url);
  const [known] = await Promise.all([
    query && pageData(findPurchasable(page, query)),
    page.loadTexts('modal'),
    page.loadTexts('purchase'),
  ]);
  return { address, ...(query && known && { asked: { query, known } }) };
}

/**
 * As {@link loadPurchaseVariants}, for a page of the site: what the viewer has is watched there. PAY-014
 *
 * @throws a redirect to what the viewer has.
 */
export async function loadUnlessOwned(page: LoaderPage, url: URL): Promise<PurchaseVariantsData> {
  const data = await loadPurchaseVariants(page, url);
  const { standing, href } = data.asked?.known ?? {};
  if (standing === 'owned' && href !== undefined) throw redirect(href);
  return data;
}
