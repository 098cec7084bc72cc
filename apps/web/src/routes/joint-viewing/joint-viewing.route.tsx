import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { serverLoaderPage } from '../server-loader-page.ts';
import { JointViewingPage } from './joint-viewing.page.tsx';
import type { Route } from './+types/joint-viewing.route';

export function loader({ context, url }: Route.LoaderArgs) {
  return ownAddress(serverLoaderPage(context), url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return ownAddress(browserPage(), url);
}

/** Where links to a joint viewing lead. QUERY-020 */
export default function JointViewingRoute({ loaderData }: Route.ComponentProps) {
  return <JointViewingPage address={loaderData} />;
}
