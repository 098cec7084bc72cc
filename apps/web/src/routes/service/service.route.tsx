import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { serviceData } from '../../structured-data/services-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadService } from './load-service.ts';
import { ServicePage } from './service.page.tsx';
import type { Route } from './+types/service.route';

export async function loader({ context, params }: Route.LoaderArgs) {
  const data = await loadService(serverLoaderPage(context), params);
  return withStructuredData(context, data, (page) => serviceData(data, page));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadService(browserPage(), params);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A service by alias or id, with those that it is a part of. Spec 2 §2 "/services/{id}" */
export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
