import { bankCardsQuery, paymentAccountQuery, purchasesQuery, servicesQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyPurchasesPage } from '@foyer/personal-area/my-purchases/my-purchases.page';
import { latest } from '@foyer/personal-area/my-purchases/latest-payments';
import { mine } from '@foyer/personal-area/my-purchases/subscriptions';
import type { Route } from './+types/my-purchases.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, () => [
    page.queryClient.ensureQueryData(servicesQuery(page.client, mine)),
    page.queryClient.ensureQueryData(bankCardsQuery(page.client)),
    page.queryClient.ensureQueryData(paymentAccountQuery(page.client)),
    page.queryClient.ensureQueryData(purchasesQuery(page.client, latest)),
    page.loadTexts('purchase'),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The account and what is paid from it. Spec 2 §2 "/my/payments_and_services" */
export default function MyPurchasesRoute({ loaderData }: Route.ComponentProps) {
  return <MyPurchasesPage {...loaderData} />;
}
