import { bonusDrawQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyRandomPage } from '@foyer/personal-area/my-random/my-random.page';
import type { Route } from './+types/my-random.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, () => [page.queryClient.ensureQueryData(bonusDrawQuery(page.client))]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The draw of the day. Spec 2 §2 "/my/random" */
export default function MyRandomRoute({ loaderData }: Route.ComponentProps) {
  return <MyRandomPage {...loaderData} />;
}
