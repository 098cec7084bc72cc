import { positionsQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyPage } from '@foyer/personal-area/my/my.page';
import { begun } from '@foyer/personal-area/my/continue-shelf';
import type { Route } from './+types/my.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, () => [
    page.queryClient.ensureQueryData(positionsQuery(page.client, begun)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The home of the personal area. Spec 2 §2 "/my" */
export default function MyRoute({ loaderData }: Route.ComponentProps) {
  return <MyPage {...loaderData} />;
}
