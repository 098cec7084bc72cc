import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadSearch } from '@foyer/titles/search/load-search';
import { SearchPage } from '@foyer/titles/search/search.page';
import type { Route } from './+types/search.route';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(serverLoaderPage(context), url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadSearch(browserPage(), url);
}

/** Search. Spec 2 §2 "Search and filters", ROUTE-040 */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
