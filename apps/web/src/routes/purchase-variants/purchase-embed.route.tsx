import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPurchaseVariants } from '@foyer/purchases/purchase-variants/load-purchase-variants';
import { PurchaseEmbedPage } from '@foyer/purchases/purchase-variants/purchase-embed.page';
import { usePagePorts } from '@foyer/purchases/purchase-variants/use-page-ports';
import type { Route } from './+types/purchase-embed.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  await loadViewer(context.get(pageRequest));
  return loadPurchaseVariants(serverLoaderPage(context), url);
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  // A page that the server has loaded needs none of the calls.
  const { loadPurchaseVariants: load } =
    await import('@foyer/purchases/purchase-variants/load-purchase-variants');
  return load(browserPage(), url);
}

/** What an item can be got by, in a page of another site. Spec 2 §2 "/variants and /embed/buy" */
export default function PurchaseEmbedRoute({ loaderData }: Route.ComponentProps) {
  return <PurchaseEmbedPage data={loaderData} ports={usePagePorts()} />;
}
