import type { PageHandle } from '@foyer/page-runtime/page/page-handle';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { itemPageData } from '@foyer/structured-data/item-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadMediaItem } from '@foyer/titles/media-item/load-media-item';
import { MediaItemPage } from '@foyer/titles/media-item/media-item.page';
import type { Route } from './+types/media-item.route';

export const handle: PageHandle = { isOverHero: true };

export async function loader({ context, ...call }: Route.LoaderArgs) {
  const data = await loadMediaItem(serverLoaderPage(context), call);
  return withStructuredData(serverLoaderPage(context), data, (page) => itemPageData(data, page));
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return loadMediaItem(browserPage(), call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A film, series, season or episode by id or slug. Spec 2 §2 */
export default function MediaItemRoute({
  loaderData: { head: _head, ...data },
}: Route.ComponentProps) {
  return <MediaItemPage {...data} />;
}
