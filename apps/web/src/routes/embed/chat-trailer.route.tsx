import { headTags } from '@foyer/page-runtime/page/page-head';
import { PlayerPage } from '@foyer/watching/player/player.page';
import { loadEmbedInBrowser, loadEmbedOnServer } from './embed-loaders.ts';
import { EmbeddedPlayer } from '@foyer/watching/embed/embedded-player';
import type { Route } from './+types/chat-trailer.route';

export const loader = (call: Route.LoaderArgs) => loadEmbedOnServer(call);

export const clientLoader = (call: Route.ClientLoaderArgs) => loadEmbedInBrowser(call);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The trailer that the support chat shows beside what it says. ROUTE-074 */
export default function ChatTrailerRoute({ loaderData }: Route.ComponentProps) {
  return <PlayerPage {...loaderData} film={EmbeddedPlayer} />;
}
