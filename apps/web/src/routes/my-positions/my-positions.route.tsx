import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyPositionsPage } from '@foyer/personal-area/my-positions/my-positions.page';
import { positionList } from '@foyer/personal-area/my-positions/position-list';
import type { Route } from './+types/my-positions.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, (number) => [
    ensureList(page.queryClient, positionList(page.client, number)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** What the profile has watched. Spec 2 §2 "/my/positions" */
export default function MyPositionsRoute({ loaderData }: Route.ComponentProps) {
  return <MyPositionsPage {...loaderData} />;
}
