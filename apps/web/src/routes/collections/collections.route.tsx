import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { collectionsData } from '@foyer/structured-data/collections-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { CollectionsPage } from '@foyer/titles/collections/collections.page';
import { loadCollections } from '@foyer/titles/collections/load-collections';
import type { Route } from './+types/collections.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadCollections(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) => collectionsData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadCollections(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The list of collections. Spec 2 §2 "/collections" */
export default function CollectionsRoute({ loaderData }: Route.ComponentProps) {
  return <CollectionsPage {...loaderData} />;
}
