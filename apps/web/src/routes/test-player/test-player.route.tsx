import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { TestPlayerPage } from '@foyer/watching/test-player/test-player.page';
import { serverLoaderPage } from '../server-loader-page.ts';
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
