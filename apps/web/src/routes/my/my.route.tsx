import { positionsQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '../personal/load-personal.ts';
import { MyPage } from './my.page.tsx';
import { begun } from './continue-shelf.tsx';
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
