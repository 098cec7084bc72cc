import { filmPageData } from '../../structured-data/film-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import type { PageHandle } from '../page-handle.ts';
import { browserLoaderPage, serverLoaderPage } from '../loader-page.ts';
import { headTags } from '../page-head.ts';
import { loadMediaItem } from './load-media-item.ts';
import { MediaItemPage } from './media-item.page.tsx';
import type { Route } from './+types/media-item.route';

export const handle: PageHandle = { isOverHero: true };

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const data = await loadMediaItem(serverLoaderPage(context), id);
  return withStructuredData(context, data, (page) => filmPageData(id, page));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadMediaItem(browserLoaderPage(), params.id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A film by id or slug. Spec 2 §2 */
export default function MediaItemRoute({ loaderData }: Route.ComponentProps) {
  return <MediaItemPage id={loaderData.id} />;
}
