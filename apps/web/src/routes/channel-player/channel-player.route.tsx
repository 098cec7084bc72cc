import { headTags } from '@foyer/page-runtime/page/page-head';
import { loadChannelInBrowser, loadChannelOnServer } from './channel-player-loaders.ts';
import { ChannelPlayerPage } from '@foyer/watching/channel-player/channel-player.page';
import type { Route } from './+types/channel-player.route';

export const loader = (call: Route.LoaderArgs) => loadChannelOnServer(call);

export const clientLoader = (call: Route.ClientLoaderArgs) => loadChannelInBrowser(call);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A channel's player; no layout. ROUTE-008 */
export default function ChannelPlayerRoute({ loaderData }: Route.ComponentProps) {
  return <ChannelPlayerPage {...loaderData} />;
}
