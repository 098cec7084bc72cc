import { headTags } from '@foyer/page-runtime/page/page-head';
import { loadPlayerInBrowser, loadPlayerOnServer } from './player-loaders.ts';
import { PlayerPage } from '@foyer/watching/player/player.page';
import type { Route } from './+types/trailer.route';

export const loader = (call: Route.LoaderArgs) => loadPlayerOnServer('trailer', call);

export const clientLoader = (call: Route.ClientLoaderArgs) => loadPlayerInBrowser('trailer', call);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The trailer of a media item; no layout. Spec 2 §2 */
export default function TrailerRoute({ loaderData }: Route.ComponentProps) {
  return <PlayerPage {...loaderData} />;
}
