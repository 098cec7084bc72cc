import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { loadViewer } from '../../layout/shell-data.ts';
import { pageRequest } from '../../page/page-request.ts';
import { shortStoriesData } from '@foyer/structured-data/short-stories-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadShortStories } from '@foyer/watching/short-stories/load-short-stories';
import { ShortStoriesPage } from '@foyer/watching/short-stories/short-stories.page';
import type { Route } from './+types/short-stories.route';

export async function loader({ context }: Route.LoaderArgs) {
  await loadViewer(context.get(pageRequest));
  const data = await loadShortStories(serverLoaderPage(context));
  return withStructuredData(serverLoaderPage(context), data, shortStoriesData);
}

export const clientLoader = () => loadShortStories(browserPage());

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Short series to swipe through; no layout. ROUTE-030 */
export default function ShortStoriesRoute() {
  return <ShortStoriesPage />;
}
