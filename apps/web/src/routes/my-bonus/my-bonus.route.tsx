import { bonusProgramQuery } from '@foyer/client';
import { browserPage } from '../../document/browser-page.ts';
import type { LoaderPage } from '../../document/loader-page.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { pageData } from '../page-data.ts';
import { requireAccount } from '../require-account.ts';
import { ownAddress } from '../unlisted/own-address.ts';
import { MyBonusPage } from './my-bonus.page.tsx';
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
