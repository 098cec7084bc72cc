import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyPaymentsPage } from '@foyer/personal-area/my-payments/my-payments.page';
import { paymentList } from '@foyer/personal-area/my-payments/payment-list';
import type { Route } from './+types/my-payments.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, (number) => [
    ensureList(page.queryClient, paymentList(page.client, number)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The payments history. Spec 2 §2 "/my/payments_and_services/payments" */
export default function MyPaymentsRoute({ loaderData }: Route.ComponentProps) {
  return <MyPaymentsPage {...loaderData} />;
}
