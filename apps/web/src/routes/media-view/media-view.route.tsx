import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { mediaViewData } from '@foyer/structured-data/media-view-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadMediaView } from '@foyer/titles/media-view/load-media-view';
import { MediaViewCrumbs } from '@foyer/titles/media-view/media-view-crumbs';
import { MediaViewPage } from '@foyer/titles/media-view/media-view.page';
import type { Route } from './+types/media-view.route';

type Params = Route.LoaderArgs['params'];

/** Both of its paths show the same page, so it has one address. */
function viewOf({ name, id }: Params) {
  return { alias: name, mediaItemId: id, path: `/${[name, id].filter(Boolean).join('/')}` };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const view = viewOf(params);
  const data = await loadMediaView(serverLoaderPage(context), view);
  return withStructuredData(serverLoaderPage(context), data, (page) => mediaViewData(view, page));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadMediaView(browserPage(), viewOf(params));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A media view by its name, about a title where one is given. Spec 2 §2, CALL-036 */
export default function MediaViewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MediaViewCrumbs {...loaderData} />
      <MediaViewPage {...loaderData} />
    </>
  );
}
