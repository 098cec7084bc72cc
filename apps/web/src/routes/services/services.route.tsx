import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { servicesData } from '@foyer/structured-data/services-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadServices } from '@foyer/purchases/services/load-services';
import { ServicesPage } from '@foyer/purchases/services/services.page';
import type { Route } from './+types/services.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadServices(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) => servicesData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadServices(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The list of services. Spec 2 §2 "/services" */
export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
