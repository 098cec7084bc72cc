import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { castPageData } from '../../structured-data/cast-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { CastPage } from './cast.page.tsx';
import { loadCast } from './load-cast.ts';
import type { Route } from './+types/cast.route';

export async function loader({ context, ...call }: Route.LoaderArgs) {
  const data = await loadCast(serverLoaderPage(context), call);
  return withStructuredData(context, data, (page) => castPageData(data, page));
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return loadCast(browserPage(), call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Who made a media item. Spec 2 §2 */
export default function CastRoute({ loaderData: { id, type } }: Route.ComponentProps) {
  return <CastPage id={id} type={type} />;
}
