import { headTags } from '@foyer/page-runtime/page/page-head';
import {
  loadChannelInBrowser,
  loadChannelOnServer,
} from '../channel-player/channel-player-loaders.ts';
import { ChannelPlayerPage } from '@foyer/watching/channel-player/channel-player.page';
import { EmbeddedPlayer } from '@foyer/watching/embed/embedded-player';
import type { Route } from './+types/channel-embed.route';

export const loader = (call: Route.LoaderArgs) => loadChannelOnServer(call);

export const clientLoader = (call: Route.ClientLoaderArgs) => loadChannelInBrowser(call);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A channel in a page of another site. ROUTE-070 */
export default function ChannelEmbedRoute({ loaderData }: Route.ComponentProps) {
  return <ChannelPlayerPage {...loaderData} film={EmbeddedPlayer} />;
}
