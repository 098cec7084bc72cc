import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { catalogueData } from '../../structured-data/catalogue-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { CataloguePage } from './catalogue.page.tsx';
import type { Route } from './+types/catalogue.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadCatalogue(serverLoaderPage(context), url);
  return withStructuredData(context, data, (page) => catalogueData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadCatalogue(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The catalogue, all of it or of a theme. Spec 2 §2, ROUTE-009 to ROUTE-014 */
export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <CataloguePage {...loaderData} />;
}
