import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { serverLoaderPage } from '../server-loader-page.ts';
import { GeoblockPage } from './geoblock.page.tsx';
import type { Route } from './+types/geoblock.route';

export function loader({ context, url }: Route.LoaderArgs) {
  return ownAddress(serverLoaderPage(context), url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return ownAddress(browserPage(), url);
}

/** Where viewers land whose country may not use the service; it asks the service for nothing. ROUTE-085 */
export default function GeoblockRoute({ loaderData }: Route.ComponentProps) {
  return <GeoblockPage address={loaderData} />;
}
