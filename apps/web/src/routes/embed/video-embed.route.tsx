import { headTags } from '@foyer/page-runtime/page/page-head';
import { PlayerPage } from '@foyer/watching/player/player.page';
import { loadEmbedInBrowser, loadEmbedOnServer } from './embed-loaders.ts';
import { EmbeddedPlayer } from '@foyer/watching/embed/embedded-player';
import type { Route } from './+types/video-embed.route';

export const loader = (call: Route.LoaderArgs) => loadEmbedOnServer(call);

export const clientLoader = (call: Route.ClientLoaderArgs) => loadEmbedInBrowser(call);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A film, an episode or a trailer in a page of another site. ROUTE-071, ROUTE-072 */
export default function VideoEmbedRoute({ loaderData }: Route.ComponentProps) {
  return <PlayerPage {...loaderData} film={EmbeddedPlayer} />;
}
