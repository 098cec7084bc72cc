import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { mediaViewData } from '@foyer/structured-data/media-view-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { MediaViewCrumbs } from '@foyer/titles/media-view/media-view-crumbs';
import { MediaViewPage } from '@foyer/titles/media-view/media-view.page';
import { infoView } from '@foyer/information/info/info-view';
import { loadInfo } from '@foyer/information/info/load-info';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/info.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadInfo(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) =>
    mediaViewData(infoView(url), page),
  );
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
