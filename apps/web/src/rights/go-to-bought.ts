import type { Client } from '@foyer/client';
import type { PurchaseItem } from '@foyer/purchase-options';
import { loadPatiently } from '@foyer/ui/variants';
import { loadDocument } from '../shell/page-navigation.ts';

/** The page of certificates, which have no separate pages. */
const certificatesPath = '/my/certificates';

/** Where an item is watched now, or its page; what was known before where the service does not say. */
export async function hrefNow(
  client: Client,
  item: PurchaseItem,
  before: string | undefined,
): Promise<string | undefined> {
  try {
    const { findItem } = await loadPatiently(() => import('./purchasable.ts'));
    return (await findItem(client, item)).href;
  } catch {
    return before;
  }
}

/**
 * Leads from a page that sells to what was bought there, a title to where it plays. The whole document comes: what was
 * loaded of the item says that it is for sale. The way back must not buy again, so it takes the place of the page.
 *
 * @param before - Where the item was before it was bought.
 */
export async function goToBought(
  client: Client,
  item: PurchaseItem,
  before: string | undefined,
): Promise<void> {
  loadDocument((await hrefNow(client, item, before)) ?? certificatesPath, true);
}
