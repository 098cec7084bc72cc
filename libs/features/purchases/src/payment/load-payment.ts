import type { PurchaseChoice } from '@foyer/purchase-options';
import { redirect } from 'react-router';
import { variantsPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { findPurchasable } from '@foyer/selling/purchasable';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { purchaseQueryOf } from '../purchase-variants/purchase-query.ts';

/** What the page pays for. */
export interface PaymentPageData {
  /** The canonical one, absolute. */
  address: string;
  /** In the viewer's language; empty for what has none. */
  name: string;
  choice: PurchaseChoice;
  /** Where the item is, once it is bought. */
  href: string | undefined;
  /** Where another option is chosen. */
  variantsHref: string;
}

/**
 * Reads what the address pays for: that of the options, and `period`, the place of a length of time. ROUTE-068, PAY-035
 *
 * @throws a redirect: a visitor to the sign-in, which leads back; to what the viewer has; to the options where the address
 * names none that is offered.
 */
export async function loadPayment(
  page: LoaderPage,
  request: Pick<Request, 'url'>,
): Promise<PaymentPageData> {
  await requireAccount(page, request);
  const url = new URL(request.url);
  const query = purchaseQueryOf(url.searchParams);
  const variantsHref = variantsPath(query);
  if (!query) throw redirect(variantsHref);
  const [known] = await Promise.all([
    pageData(findPurchasable(page, query)),
    page.loadTexts('purchase'),
  ]);
  const { name, href, options, standing } = known;
  if (standing === 'owned' && href !== undefined) throw redirect(href);
  const option = options.find(({ seq_id }) => seq_id === query.seqId);
  const periodIndex = Number(url.searchParams.get('period') ?? '0');
  if (!option?.periods[periodIndex]) throw redirect(variantsHref);
  const { itemId, itemType } = query;
  const choice = { itemId, itemType, seqId: option.seq_id, periodIndex };
  return { address: ownAddress(page, url), name, choice, href, variantsHref };
}
