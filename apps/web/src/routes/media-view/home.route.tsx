import { HOME_VIEW } from '@foyer/contract';
import type { PageHandle } from '@foyer/page-runtime/page/page-handle';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { siteData } from '@foyer/structured-data/site-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadMediaView } from '@foyer/titles/media-view/load-media-view';
import { MediaViewPage } from '@foyer/titles/media-view/media-view.page';
import type { Route } from './+types/home.route';

export const handle: PageHandle = { isOverHero: true };

const home = { alias: HOME_VIEW, path: '/' };

export async function loader({ context }: Route.LoaderArgs) {
  const data = await loadMediaView(serverLoaderPage(context), home);
  return withStructuredData(serverLoaderPage(context), data, (page) => [siteData(page)]);
}

export function clientLoader() {
  return loadMediaView(browserPage(), home);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The main page. Spec 1 §2 */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <MediaViewPage {...loaderData} isAtTop />;
}
