import { browserLoaderPage, serverLoaderPage, type LoaderPage } from '../loader-page.ts';
import { headTags } from '../page-head.ts';
import { pendingPaths } from '../pending/pending-paths.ts';
import { PendingPage } from '../pending/pending.page.tsx';
import { loadMediaView } from './load-media-view.ts';
import { MediaViewPage } from './media-view.page.tsx';
import type { Route } from './+types/media-view.route';

/** Fixed first segments win over `/{name}`. Readings 1 */
function load(page: LoaderPage, name: string) {
  if (pendingPaths.has(name)) return undefined;
  return loadMediaView(page, { alias: name, path: `/${name}` });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await load(serverLoaderPage(context), params.name)) ?? null;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return (await load(browserLoaderPage(), params.name)) ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A media view by its name. Spec 2 §2 */
export default function MediaViewRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <MediaViewPage alias={loaderData.alias} /> : <PendingPage />;
}
