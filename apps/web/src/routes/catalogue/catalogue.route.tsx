import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { catalogueData } from '@foyer/structured-data/catalogue-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadCatalogue } from '@foyer/titles/catalogue/load-catalogue';
import { CataloguePage } from '@foyer/titles/catalogue/catalogue.page';
import type { Route } from './+types/catalogue.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadCatalogue(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) => catalogueData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadCatalogue(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The catalogue, all of it or of a theme. Spec 2 §2, ROUTE-009 to ROUTE-014 */
export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <CataloguePage {...loaderData} />;
}
