import { bonusProgramQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { MyBonusPage } from '@foyer/personal-area/my-bonus/my-bonus.page';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/my-bonus.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url' | 'params'>;

async function load(page: LoaderPage, { request, url, params: { id } }: Call) {
  await requireAccount(page, request);
  await Promise.all([
    pageData(page.queryClient.ensureQueryData(bonusProgramQuery(page.client, id))),
    page.loadTexts('bank_card'),
  ]);
  return { id, address: ownAddress(page, url) };
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** A bonus program. Spec 2 §2 "/my/bonuses/{id}" */
export default function MyBonusRoute({ loaderData }: Route.ComponentProps) {
  return <MyBonusPage {...loaderData} />;
}
