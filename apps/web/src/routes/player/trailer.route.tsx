import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { browserLoaderPage, serverLoaderPage } from '../loader-page.ts';
import { headTags } from '../page-head.ts';
import { loadPlayer } from './load-player.ts';
import { PlayerPage } from './player.page.tsx';
import type { Route } from './+types/trailer.route';

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadViewer(context.get(pageRequest));
  return loadPlayer(serverLoaderPage(context), { id: params.id, playerType: 'trailer' });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadPlayer(browserLoaderPage(), { id: params.id, playerType: 'trailer' });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The trailer of a film; no layout. Spec 2 §2 */
export default function TrailerRoute({ loaderData }: Route.ComponentProps) {
  return <PlayerPage {...loaderData} />;
}
