import { useClient } from '@foyer/page-runtime/page/client-context';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { goToBought } from '@foyer/selling/go-to-bought';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadUnlessOwned } from '@foyer/purchases/purchase-variants/load-purchase-variants';
import { PurchaseVariantsPage } from '@foyer/purchases/purchase-variants/purchase-variants.page';
import { usePagePorts } from '@foyer/purchases/purchase-variants/use-page-ports';
import type { Route } from './+types/purchase-variants.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  await loadViewer(context.get(pageRequest));
  return loadUnlessOwned(serverLoaderPage(context), url);
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  // A page that the server has loaded needs none of the calls.
  const { loadUnlessOwned: load } =
    await import('@foyer/purchases/purchase-variants/load-purchase-variants');
  return load(browserPage(), url);
}

/** What an item can be got by; it leads on to the item once that is bought. Spec 2 §2 "/variants and /embed/buy" */
export default function PurchaseVariantsRoute({ loaderData }: Route.ComponentProps) {
  const client = useClient();
  const ports = usePagePorts();
  const onBought = (orderId: string | undefined) => {
    const { asked } = loaderData;
    if (asked) void goToBought(client, { ...asked.query, orderId }, asked.known.href);
  };
  return <PurchaseVariantsPage {...loaderData} ports={ports} onBought={onBought} />;
}
