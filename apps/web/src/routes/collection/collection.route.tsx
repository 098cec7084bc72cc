import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { collectionData } from '@foyer/structured-data/collections-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { CollectionPage } from '@foyer/titles/collection/collection.page';
import { loadCollection } from '@foyer/titles/collection/load-collection';
import type { Route } from './+types/collection.route';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const data = await loadCollection(serverLoaderPage(context), params.id, url);
  return withStructuredData(serverLoaderPage(context), data, (page) => collectionData(data, page));
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadCollection(browserPage(), params.id, url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A collection by id or slug. Spec 2 §2 "/collections/{id}" */
export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  return <CollectionPage {...loaderData} />;
}
