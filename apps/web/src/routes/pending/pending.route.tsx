import { browserLoaderPage, serverLoaderPage } from '../loader-page.ts';
import { ownAddress } from '../unlisted/own-address.ts';
import { PendingPage } from './pending.page.tsx';
import type { Route } from './+types/pending.route';

export function loader({ context, url }: Route.LoaderArgs) {
  return ownAddress(serverLoaderPage(context), url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return ownAddress(browserLoaderPage(), url);
}

/** Any page of the route table that is not built yet. */
export default function PendingRoute({ loaderData }: Route.ComponentProps) {
  return <PendingPage address={loaderData} />;
}
