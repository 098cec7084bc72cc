import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { itemTypeAt } from '@foyer/watching/player/item-type';
import { loadStories } from '@foyer/watching/stories/load-stories';
import { StoriesPage } from '@foyer/watching/stories/stories.page';
import type { Route } from './+types/stories.route';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  await loadViewer(context.get(pageRequest));
  return loadStories(serverLoaderPage(context), { id, type: itemTypeAt(url.pathname) });
}

export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs) {
  return loadStories(browserPage(), { id, type: itemTypeAt(url.pathname) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The episodes of a short series, or one title, as stories; no layout. ROUTE-029 */
export default function StoriesRoute({ loaderData }: Route.ComponentProps) {
  return <StoriesPage key={`${loaderData.type}/${loaderData.id}`} {...loaderData} />;
}
