import { browserLoaderPage, serverLoaderPage } from '../loader-page.ts';
import { headTags } from '../page-head.ts';
import { loadMediaView } from './load-media-view.ts';
import { MediaViewPage } from './media-view.page.tsx';
import type { Route } from './+types/media-view.route';

type Params = Route.LoaderArgs['params'];

/** Both of its paths show the same page, so it has one address. */
function viewOf({ name, id }: Params) {
  return { alias: name, mediaItemId: id, path: `/${[name, id].filter(Boolean).join('/')}` };
}

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMediaView(serverLoaderPage(context), viewOf(params));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadMediaView(browserLoaderPage(), viewOf(params));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A media view by its name, about a title where one is given. Spec 2 §2, CALL-036 */
export default function MediaViewRoute({ loaderData }: Route.ComponentProps) {
  return <MediaViewPage {...loaderData} />;
}
