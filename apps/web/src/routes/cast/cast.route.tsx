import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { castPageData } from '@foyer/structured-data/cast-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { CastPage } from '@foyer/titles/cast/cast.page';
import { loadCast } from '@foyer/titles/cast/load-cast';
import type { Route } from './+types/cast.route';

export async function loader({ context, ...call }: Route.LoaderArgs) {
  const data = await loadCast(serverLoaderPage(context), call);
  return withStructuredData(serverLoaderPage(context), data, (page) => castPageData(data, page));
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return loadCast(browserPage(), call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Who made a media item. Spec 2 §2 */
export default function CastRoute({ loaderData: { id, type } }: Route.ComponentProps) {
  return <CastPage id={id} type={type} />;
}
