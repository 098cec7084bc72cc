import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyServicesPage } from '@foyer/personal-area/my-services/my-services.page';
import { serviceList } from '@foyer/personal-area/my-services/service-list';
import type { Route } from './+types/my-services.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, (number) => [
    ensureList(page.queryClient, serviceList(page.client, number)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The subscriptions of the account. Spec 2 §2 "/my/payments_and_services/services" */
export default function MyServicesRoute({ loaderData }: Route.ComponentProps) {
  return <MyServicesPage {...loaderData} />;
}
