import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { serviceData } from '@foyer/structured-data/services-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadService } from '@foyer/purchases/service/load-service';
import { ServicePage } from '@foyer/purchases/service/service.page';
import type { Route } from './+types/service.route';

export async function loader({ context, params }: Route.LoaderArgs) {
  const data = await loadService(serverLoaderPage(context), params);
  return withStructuredData(serverLoaderPage(context), data, (page) => serviceData(data, page));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadService(browserPage(), params);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A service by alias or id, with those that it is a part of. Spec 2 §2 "/services/{id}" */
export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
