import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { favouriteList } from '@foyer/favourites/favourite-list';
import { serverLoaderPage } from '../server-loader-page.ts';
import { paymentList } from '@foyer/personal-area/my-payments/payment-list';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { isBoughtAsked } from '@foyer/personal-area/my-collection/collection-part';
import { MyCollectionPage } from '@foyer/personal-area/my-collection/my-collection.page';
import type { Route } from './+types/my-collection.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

async function load(page: LoaderPage, call: Call) {
  const { client, queryClient } = page;
  const isBought = isBoughtAsked(call.url.searchParams);
  const data = await loadPersonal(page, call, (number) => [
    isBought
      ? ensureList(queryClient, paymentList(client, number))
      : ensureList(queryClient, favouriteList(client, number)),
    page.loadTexts('browse'),
  ]);
  return { ...data, isBought };
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** What the viewer keeps. Spec 2 §2 "/my/collection" */
export default function MyCollectionRoute({ loaderData }: Route.ComponentProps) {
  return <MyCollectionPage {...loaderData} />;
}
