import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { mediaViewData } from '../../structured-data/media-view-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { MediaViewCrumbs } from '../media-view/media-view-crumbs.tsx';
import { MediaViewPage } from '../media-view/media-view.page.tsx';
import { infoView } from './info-view.ts';
import { loadInfo } from './load-info.ts';
import type { Route } from './+types/info.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadInfo(serverLoaderPage(context), url);
  return withStructuredData(context, data, (page) => mediaViewData(infoView(url), page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadInfo(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A page of the operator's words: support, the offer, contacts. ROUTE-061, ROUTE-064, ROUTE-065 */
export default function InfoRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MediaViewCrumbs {...loaderData} />
      <MediaViewPage {...loaderData} />
    </>
  );
}
