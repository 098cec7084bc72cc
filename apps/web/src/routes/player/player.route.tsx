import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { browserLoaderPage, serverLoaderPage } from '../loader-page.ts';
import { headTags } from '../page-head.ts';
import { itemTypeAt } from './item-type.ts';
import { loadPlayer } from './load-player.ts';
import { PlayerPage } from './player.page.tsx';
import type { Route } from './+types/player.route';

const titleAt = (id: string, { pathname }: URL) =>
  ({ id, type: itemTypeAt(pathname), playerType: 'player' }) as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await loadViewer(context.get(pageRequest));
  return loadPlayer(serverLoaderPage(context), titleAt(params.id, url));
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadPlayer(browserLoaderPage(), titleAt(params.id, url));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The player of a media item; no layout. Spec 2 §2 */
export default function PlayerRoute({ loaderData }: Route.ComponentProps) {
  return <PlayerPage {...loaderData} />;
}
