import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { karaokeCatalogueData } from '@foyer/structured-data/karaoke-catalogue-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { KaraokeCataloguePage } from '@foyer/titles/karaoke-catalogue/karaoke-catalogue.page';
import { loadKaraokeCatalogue } from '@foyer/titles/karaoke-catalogue/load-karaoke-catalogue';
import type { Route } from './+types/karaoke-catalogue.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadKaraokeCatalogue(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) =>
    karaokeCatalogueData(data, page),
  );
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadKaraokeCatalogue(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The songs. Spec 2 §2 "/karaoke/catalog" */
export default function KaraokeCatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <KaraokeCataloguePage {...loaderData} />;
}
