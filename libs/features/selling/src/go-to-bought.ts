import type { Client } from '@foyer/client';
import type { PurchaseItem } from '@foyer/purchase-options';
import { loadPatiently } from '@foyer/ui/variants';
import { certificatesPath, giftPath } from '@foyer/site-map';
import { loadDocument } from '@foyer/page-runtime/navigation/page-navigation';

/** What was bought, and by which order. */
interface Bought extends PurchaseItem {
  orderId?: string | undefined;
}

/** Where an item is watched now, or its page; what was known before where the service does not say. */
async function hrefNow(
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
 * From a page that sells: the whole document comes, because what was loaded of the item says that it is for sale. The way
 * back must not buy again, so it takes the place of the page.
 */
const inPlaceOfPage = (href: string) => loadDocument(href, true);

/**
 * Leads to what was bought: a title to where it plays, which the service says only now; a certificate to its code.
 *
 * @param before - Where the item was before it was bought.
 * @param go - Goes to a path of the site. @default loads it in place of the page
 */
export async function goToBought(
  client: Client,
  { orderId, ...item }: Bought,
  before: string | undefined,
  go: (href: string) => void = inPlaceOfPage,
): Promise<void> {
  if (item.itemType === 'certificate') return go(orderId ? giftPath(orderId) : certificatesPath);
  go((await hrefNow(client, item, before)) ?? certificatesPath);
}
