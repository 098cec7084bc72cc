import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { ownAddress } from '../unlisted/own-address.ts';
import { TestPlayerPage } from './test-player.page.tsx';
import type { Route } from './+types/test-player.route';

export function loader({ context, url }: Route.LoaderArgs) {
  return ownAddress(serverLoaderPage(context), url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return ownAddress(browserPage(), url);
}

/** Where partners and testers try the embedded player. ROUTE-077 */
export default function TestPlayerRoute({ loaderData }: Route.ComponentProps) {
  return <TestPlayerPage address={loaderData} />;
}
